/** Characters of one answer in a ranked run at most, as JavaScript and a form's maxlength count them. */
export const RUN_INPUT_MAX = 200

/** Turns of a ranked run at most: many times what the longest honest run needs. */
export const RUN_TURNS_MAX = 5000
