/// The dialogue act of a sentence: its function in a conversation. The raw values are the names in files and
/// on the command line.
///
/// A reduced set of the communicative functions of ISO 24617-2 (dialogue acts), those that tell what a
/// reader may want to do.
public enum DialogueAct: String, Sendable, Hashable, Codable, CaseIterable {
  /// Asks somebody to do something, in whatever form: "Can you send me the deck?"
  case request
  /// Asks for information or an opinion.
  case question
  /// The writer would do or give something.
  case offer
  /// Proposes to do something together, or invites.
  case invitation
  /// Proposes or changes the time or place of something that was spoken of.
  case timeProposal = "time_proposal"
  case acceptance
  case refusal
  /// The writer commits to something.
  case promise
  /// States a fact or an opinion.
  case report
  case thanks
  case greeting
  case smallTalk = "small_talk"
}

/// The party that is to act, if any.
public enum ActingParty: String, Sendable, Hashable, Codable, CaseIterable {
  case writer
  /// The person to whom the message is sent.
  case addressee
  case both
  /// Somebody who isn't part of the conversation.
  case other
  case nobody
}

/// The topic of a sentence.
public enum Topic: String, Sendable, Hashable, Codable, CaseIterable {
  case sendFile = "send_file"
  case sendPhoto = "send_photo"
  case shareLocation = "share_location"
  case call
  /// To tell somebody something in writing.
  case message
  case pay
  /// Events, meals, appointments, visits.
  case meet
  /// Things to remember, deadlines.
  case remind
  case ride
  /// The location of a place and the way to it.
  case directions
  case delivery
  /// Flights, trains, hotels.
  case travel
  /// Whether somebody is free.
  case availability
  /// Numbers and addresses of people.
  case contact
  case code
  /// Anything else to do.
  case task
  /// An answer that somebody waits for.
  case reply
  case none
}

/// A topic that makes suggestions out of place.
public enum SensitiveTopic: String, Sendable, Hashable, Codable, CaseIterable {
  /// Death and mourning.
  case grief
  /// Serious illness, injury, self-harm, a mental crisis.
  case health
  /// Threats, abuse, harassment.
  case violence
  /// Debts that are pressed for, eviction.
  case moneyPressure = "money_pressure"
  /// Phishing and other deceit for money or data.
  case fraud
}
