import LanguageData

/// The words by which people agree, refuse and change, from `Resources/en/plans.json`.
struct PlanWords: Sendable {
  /// Words that refuse a day or a time: 1 the one before them, 2 the one behind them, 3 both.
  let refusal: Lexicon
  /// "no", "not": refuse what follows at once.
  let nearRefusal: Lexicon
  /// Words that make a time somebody's own affair: "I finish at", "my train is"; 2 a day too: "fly out".
  let ownAffair: Lexicon
  /// Words that agree; 1 only where they are hardly more than the whole sentence, 2 thanks.
  let agreement: Lexicon
  /// What only somebody says who takes the plan for granted: "I'll bring", "under my name".
  let logistics: Lexicon
  let cancellation: Lexicon
  let change: Lexicon
  /// Words behind a value that decide for it: "then", "it is".
  let decision: Lexicon
  /// What stays as it was: 1 the time, 2 the day, 4 the place.
  let same: Lexicon
  /// Words before the name of an event: "confirmation of", "invited to".
  let announcement: Lexicon
  /// Words between the name of an event and its time: 2 that only an event has, 1 any.
  let takesPlace: Lexicon
  /// Words that a sentence opens with and a title leaves out: "guys", "hey".
  let vocative: Lexicon
  /// Asks for a number or an address to be kept: "save her details".
  let keeping: Lexicon
  /// "free", "slot": what there is to choose from.
  let freeWord: Lexicon
  /// Words for a part of the day that say nothing of which day.
  let partOfDay: Lexicon
  /// Names of weekdays, from 1 (Monday).
  let weekday: Lexicon
  /// Times that only an earlier one completes: 1 "half past", 2 "quarter past", 3 "quarter to", 4 "day after",
  /// 5 "day before".
  let relative: Lexicon
  /// Words that move a time by a length: 1 later, 2 earlier.
  let shift: Lexicon
  /// Words that make a day a whole one: "all day".
  let wholeDay: Lexicon
  /// Days that are named and not told: "next week".
  let vagueDay: Lexicon
  /// Words before a bare number that make it a time, and words behind it that leave it one.
  let timeLead: Lexicon
  let timeTail: Lexicon

  /// - Throws: `LanguageDataError` where the data lacks a part.
  init(_ image: LanguageImage) throws {
    refusal = try image.required("planNo")
    nearRefusal = try image.required("planNoNear")
    ownAffair = try image.required("planOwnAffair")
    agreement = try image.required("planYes")
    logistics = try image.required("planLogistics")
    cancellation = try image.required("planCancel")
    change = try image.required("planChange")
    decision = try image.required("planDecision")
    same = try image.required("planSame")
    announcement = try image.required("planAnnounce")
    takesPlace = try image.required("planTakesPlace")
    vocative = try image.required("planVocative")
    keeping = try image.required("planKeep")
    freeWord = try image.required("planFree")
    partOfDay = try image.required("planPartOfDay")
    weekday = try image.required("planWeekday")
    relative = try image.required("planRelative")
    shift = try image.required("planShift")
    wholeDay = try image.required("planWholeDay")
    vagueDay = try image.required("planVague")
    timeLead = try image.required("planTimeLead")
    timeTail = try image.required("planTimeTail")
  }
}
