/// The rule that a pattern of the language data belongs to, as `explain` shows it.
///
/// The list is closed: the compiler of language data refuses a pattern with another name.
package enum RuleName: String, Sendable, Hashable, CaseIterable {
  // Guards.
  case pass, negation, past, hypothetical, asked, writer, addressee, aside, injection, offer
  case cancelled
  case thirdParty = "third_party"
  // Money.
  case payOwe = "pay.owe"
  case payAsked = "pay.asked"
  case payAskedNumber = "pay.asked_number"
  case payShare = "pay.share"
  case payMine = "pay.mine"
  case requestOwe = "request.owe"
  case requestShare = "request.share"
  case requestMine = "request.mine"
  case billDue = "bill.due"
  // Tasks.
  case remindAsked = "remind.asked"
  case remindAlarm = "remind.alarm"
  case remindForget = "remind.forget"
  case requestPolite = "request.polite"
  case requestPlease = "request.please"
  case requestNeed = "request.need"
  case requestGet = "request.get"
  case requestAnswer = "request.answer"
  case requestContact = "request.contact"
  case requestMissing = "request.missing"
  case intentionNeed = "intention.need"
  case deadlineDue = "deadline.due"
  case deadlineNamed = "deadline.named"
  case deadlineRSVP = "deadline.rsvp"
  case deadlineExpires = "deadline.expires"
  case promise
  case handOver = "hand_over"
  // Calendars and events.
  case calendarFree = "calendar.free"
  case calendarWorks = "calendar.works"
  case calendarPlans = "calendar.plans"
  case calendarMine = "calendar.mine"
  case calendarYours = "calendar.yours"
  case inviteMeet = "invite.meet"
  case inviteSee = "invite.see"
  case inviteVisit = "invite.visit"
  case inviteJoin = "invite.join"
  case inviteTable = "invite.table"
  case inviteCall = "invite.call"
  case invitePickup = "invite.pickup"
  case proposal, activity, choice, acceptance, refusal
  // People, calls and messages.
  case contactPossessive = "contact.possessive"
  case contactMine = "contact.mine"
  case contactFor = "contact.for"
  case contactNear = "contact.near"
  case calling, texting, fax
  case callMe = "call.me"
  case callBack = "call.back"
  case callPerson = "call.person"
  case callTalk = "call.talk"
  case callWait = "call.wait"
  case tellKnow = "tell.know"
  case tellSay = "tell.say"
  case tellText = "tell.text"
  case tellSend = "tell.send"
  case mailWrite = "mail.write"
  case mailForward = "mail.forward"
  case replyFixed = "reply.fixed"
  case replyConfirm = "reply.confirm"
  case replyRSVP = "reply.rsvp"
  // Who is to do what.
  case ask, joint, want
  // Things.
  case itemSend = "item.send"
  case itemGive = "item.give"
  case itemShow = "item.show"
  case itemTake = "item.take"
  case itemGet = "item.get"
  case itemSee = "item.see"
  case itemWhere = "item.where"
  case itemNeed = "item.need"
  case itemHave = "item.have"
  case itemBare = "item.bare"
  // Places and rides.
  case destination
  case locationWhere = "location.where"
  case locationFar = "location.far"
  case locationSend = "location.send"
  case locationOwn = "location.own"
  case locationShared = "location.shared"
  case rideGet = "ride.get"
  case rideVerb = "ride.verb"
  case rideOwn = "ride.own"
  case rideWe = "ride.we"
  case rideBare = "ride.bare"
  case rideNeed = "ride.need"
  case routeTo = "route.to"
  case routeMeet = "route.meet"
  // Questions.
  case askContact = "ask.contact"
  case askAmount = "ask.amount"
  case askTime = "ask.time"
  case askPlace = "ask.place"
}

/// A rule of the engine that belongs to no pattern, as `explain` shows it.
///
/// Events that a word names have "event." and the name of their kind, which the table of kinds gives.
package enum EngineRule: String, Sendable, Hashable, CaseIterable {
  case spanURL = "span.url"
  case spanEmail = "span.email"
  case spanPhone = "span.phone"
  case spanAddress = "span.address"
  case spanPlace = "span.place"
  case spanTrackingNumber = "span.tracking_number"
  case spanFlight = "span.flight"
  case spanOneTimeCode = "span.one_time_code"
  case phoneText = "phone.text"
  case phoneCall = "phone.call"
  case contactNamed = "contact.named"
  case eventActivity = "event.activity"
  case eventAnnounced = "event.announced"
  case eventNamed = "event.named"
  case planAgreed = "plan.agreed"
  case offerLearned = "offer.learned"
  case requestUnderstood = "request.understood"
  case answerContact = "answer.contact"
  case answerAmount = "answer.amount"
  case answerPlace = "answer.place"
  case codeRelayed = "code.relayed"
  case rideTalk = "ride.talk"
  case itemTalk = "item.talk"

  /// The rule of an event whose word is of a kind: "event.dinner".
  package static func event(_ kind: String) -> String { "event." + kind }
}
