/// The name of a text of the pages in `Resources/Pages.xcstrings`.
enum PageTextKey: String, CaseIterable, Sendable {
  case calendar, month, list, reminders, contacts, views, today, previousMonth, nextMonth
  case previousDays, nextDays, close, back, add, newEvent, newReminder, newContact, search, noResults
  case nothingOnDay, nothingInList, noReminders, noContacts, loading, failed, tryAgain, truncated
  case allDay, moreEvents, eventCount, oneEvent, noEvents, overlaps, hasOverlap, overdue, upcoming
  case noDate, done, cancelled, tentative, complete, reopen, edit, delete, deleteThis, deleteAll
  case deleteQuestion, cancel, save, undo, addName, changeName, deleteName, completeName, resolveName
  case notUndone, notSaved, changedElsewhere, gone, title, when, start, end, lastDay, place, notes
  case people, `repeat`, calendarName, listName, account, onThisMachine, waitsToBeSent, sent, readOnly
  case link, timeZone, priority, high, medium, low, hasDue, atTime, due, alert, accepted, declined
  case maybe, noAnswer, organizer, conflictTitle, mine, theirs, keepMine, keepTheirs, keepBoth
  case deletedHere, deletedThere, settled, never, daily, weekly, monthly, yearly, everyDays
  case everyWeeks, everyMonths, everyYears, onDays, onMonthDays, timesCount, untilDay, repeats
  case exceptions, oneException, whatToChange, onlyThis, allOfThem, phone, mail, address, handle
  case organization, birthday, name, show, needsTitle, needsName, needsEnd, needsMail
  case suggestedActions, inThisApp, kinds, conversations, conversationWith, ownConversation, whyEmpty
  case noConversations, suggests, suggestsPlain, confidence, leftOut, notAnalysed, forgetMessage
  case forgetConversation, forgetAll, forgetAllNote, kept, keptAmount, nothingKept, forgot
  case switchFailed, notEntitled
  case accounts, addAccount, noAccounts, serverAddress, userName, sameAsAddress, password, newPassword
  case passwordNote, `continue`, checking, chooseCollections, noCollections, defaultHere, syncNow
  case syncing, receiving, sending, syncedAt, neverSynced, nextTry, unsentOne, unsentMany, events, remove
  case removeQuestion, sendAndRemove, discardAndRemove, keepAndRemove, removedName, addedName
  case accountProblem, someProblems, refusedLogin, unreachable, tooSlow, untrusted, noCalendars
  case badAddress, keyringSilent, needsUser, needsPassword, samePassword, newItems
}
