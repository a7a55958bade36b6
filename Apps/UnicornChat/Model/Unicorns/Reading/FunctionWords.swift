extension Word {
  /// Whether it says nothing where a sentence begins: `so`, `well`, `hey`.
  var isFiller: Bool { Self.fillers.contains(lower) }

  /// Whether a clause ends before it because a time begins: `on`, `tomorrow`.
  var opensTime: Bool { Self.openingsOfTimes.contains(lower) }

  private static let fillers: Set<String> = [
    "so", "and", "but", "oh", "ok", "okay", "well", "hey", "hi", "hello", "hmm", "um", "also", "btw", "wait",
    "anyway", "now", "yo", "ah", "right", "lol", "haha", "aw", "please", "ooh", "sorry", "thanks",
  ]

  private static let openingsOfTimes: Set<String> = [
    "on", "at", "by", "today", "tonight", "tomorrow", "yesterday", "this", "next", "last", "before", "until",
    "monday",
    "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "from", "all", "every", "again",
    "already",
  ]
}
