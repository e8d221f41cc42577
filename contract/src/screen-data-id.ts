/** The id of the element in the document that holds a `ScreenData`. */
export const SCREEN_DATA_ID = 'screen-data'
