/// The act of writing a message: what somebody does by it, as far as phrases tell it.
enum Act: String, Hashable, Sendable, CaseIterable {
  // What goes before everything else: calm words and no jokes.
  case selfHarm, urgent, abuse, grief, illness, medical
  // Turns of a talk.
  case greeting, goodbye, goodnight, thanks, apology, agree, refuse, laugh, compliment, insult
  // Short words that stand alone, and what is said of the talk itself.
  case wow, pondering, neverMind, away, arrived, excited, complaint
  case whatDidYouSay, whatDoYouMean, why, really, tellMore
  // News.
  case goodNews, badNews, mishap, relief, birthday, farewellWish, guess, fact, petTrouble, regards
  // Facts told of oneself, and money between two.
  case tellsName, tellsHome, tellsJob, owes, owesMe
  // Plans.
  case proposal, asksWhere, asksWhatToBring, runningLate, cancel, meetThere, leaveToYou, whatTime, whoComes,
    areYouThere, asksWhen
  // Questions about who answers.
  case howAreYou, whatAreYouDoing, plans, doYouLike, haveYou, whoAreYou, areYouReal, age, home, work,
    favorites, yourDay
  // Questions about what was said, and about now.
  case recallHome, recallOwnName, recallJob, recallFavourite, recallPet, recallPlan, recallLike, recallName,
    recallTold, recallAbout, clock, dayOfWeek
  // Wishes.
  case joke, story, recommend, opinion, advice, howTo, request, permission, help, sum, knowOf, knowledge,
    deviceWish, bigQuestion, keepSecret, offersJoke, knockKnock, wishLuck
  // How somebody feels.
  case likes, dislikes, bored, tired, hungry, worried, angry, lonely, sick, low, guilt, well
}

extension Act {
  /// What is answered before everything else, the gravest first.
  static let sensitive: [Act] = [.selfHarm, .urgent, .abuse, .grief, .illness, .medical]

  /// The sensitive ones in which somebody is in danger.
  static let grave: Set<Act> = [.selfHarm, .abuse, .urgent]

  /// What weighs on somebody for a few messages.
  static let heavy: Set<Act> = [.worried, .low, .lonely, .guilt, .badNews]

  /// Where a phrase counts at the beginning of a clause alone; a short one only if it is all of it: `really?`.
  static let standingAlone: Set<Act> = [
    .wow, .pondering, .neverMind, .away, .whatDidYouSay, .whatDoYouMean, .why, .really, .tellMore,
    .deviceWish, .whatTime,
  ]
}
