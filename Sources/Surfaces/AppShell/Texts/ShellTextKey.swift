import FoundationPlus

/// The name of a text of the shell in `Resources/Shell.xcstrings`.
package enum ShellTextKey: String, CaseIterable, Sendable {
  case cancel, done, close, `continue`, yes, no, none, add, remove, removeItem, open, notNow, undo, redo
  case undoAction, redoAction, undone, redone, nothingToUndo, nothingToRedo, notUndoable, search
  case searchPrompt, noResults, noActions, searching, suggestions, actions, found, allActions
  case otherActions, didYouMean, asksFor, phrase, leftOut, controls, noControls, widgets, tips, shell
  case menus, menuFile, menuEdit, menuFormat, menuView, menuWindow, menuHelp
  case notices, activities, stop, stopping, percent, more, chooseFile, chooseFiles, save, unit, currency
  case value, valueNumber, choose, isThisRight, askValue, askForeground, askGoOn, itemCount, failed
  case tookTooLong, stopped, stillRunning, partlyDone, opened, notOpened, snippetFailed, neededValue
  case neededChoice, neededFile, neededWhole, neededNumber, neededRange, neededNotNegative, neededDate
  case neededTime, neededURL, neededDuration, neededCount, neededExactCount, neededFileType, neededOther
  case neededAnother, neededClearer, errorNotAuthenticated, errorGone, errorForeground, errorAttempts
  case errorFile, errorQuery, parameterProblem, notificationsAsk, allow
  case browsers, browserThis, browserUnknown, browserTimes, browserEnd, browserEndNamed, browserEndOthers
  case browserEndThis
  case data, dataShared, dataPassphrase, dataPassphraseNote, dataBackUp, dataCheck, dataWorking, dataKept
  case dataPassphraseAgain, dataPassphraseShort, dataPassphraseDiffers
  case dataSound, dataDamaged, dataRestore
}
