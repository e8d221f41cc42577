/** Maximum length of one input in a ranked run, in UTF-16 units like `maxlength` in a form. */
export const RUN_INPUT_MAX = 200

/** Maximum number of turns in a ranked run, many times more than the longest honest run. */
export const RUN_TURNS_MAX = 5000
