/** The specification's messages, to the letter: odd spelling and trailing spaces included. */
export const MESSAGES = {
  welcomeBack: (name: string) => `Welcome back, ${name}`,
  chooseAnotherName: 'Please Choose Another Name...',
  nameLength: '(Max 12 Characters Long)',
  payPrompt: 'Pay 1 Gold to See Paths??',
  noGold: 'You dont have any gold...',
  payOrChance: "You can't have your cake and eat it too",
  notAPath: 'That is not a path',
  notANumber: 'Attacks are usually numbers... ',
  noDrop: 'NOTHING',
  tooLittleGold: 'Im sorry, not enough gold.',
  leaveMerchant: 'Maybe Next Time...',
  youDied: 'YOU DIED',
  daysSurvived: (days: number) => `${days} Days Survived`,
} as const
