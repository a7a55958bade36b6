import SuggestedActions
import SwiftUI

/// A letter of three friends with a garden: appointments, parcels, flights, calls, promises, money, codes,
/// and small talk that suggests nothing.
struct GardenLetter: Identifiable, Equatable {
  enum Writer: Equatable {
    case me, juan, ada
  }

  let id: Int
  let writer: Writer
  let date: Date
  let text: String

  /// Fifty messages, always the same, from 10 March 2026, 8:00 UTC.
  static let samples: [GardenLetter] = {
    var date = Date(timeIntervalSince1970: 1_773_129_600)
    return lines.enumerated().map { number, line in
      date += line.minutes * 60
      return GardenLetter(id: number + 1, writer: line.writer, date: date, text: line.text)
    }
  }()

  /// Who writes, how many minutes after the message before, and what.
  private static let lines: [(writer: Writer, minutes: Double, text: String)] = [
    (.juan, 0, "Morning! Did the seedlings make it through the night?"),
    (.me, 4, "All but the basil. It's sulking."),
    (.ada, 2, "Basil always sulks in March."),
    (.juan, 9, "Dinner at Luigi's on Friday at 7?"),
    (.me, 3, "Love to. I'll book us a table tomorrow."),
    (.ada, 6, "Count me in, I haven't had their gnocchi for ages."),
    (.juan, 12, "Can you send me the photos of the fence?"),
    (.me, 5, "Once I find the cable."),
    (.ada, 55, "Your parcel with the bulbs is on its way, UPS number 1Z999AA10123456784"),
    (.me, 3, "Oh, that was quick."),
    (.juan, 30, "The nursery moved, by the way. They're at 221 Baker Street, London now."),
    (.me, 2, "Good to know, I'd have gone to the old place."),
    (.ada, 90, "Call me on +44 20 7946 0018 when you have a minute"),
    (.me, 20, "Will do after lunch."),
    (.juan, 45, "How do you prune a fig? Asking for a friend."),
    (.ada, 3, "With courage."),
    (.me, 1, "And a ladder."),
    (.juan, 200, "Reminder from the library: your code is 481 920. It expires in ten minutes."),
    (.me, 2, "Got it, thanks."),
    (.ada, 600, "Good morning, everyone."),
    (.juan, 8, "It rained all night here. The barrel is full."),
    (.me, 3, "Ours too. Finally."),
    (.ada, 25, "I land on Sunday with BA117, could somebody pick me up?"),
    (.me, 6, "I'm free all afternoon."),
    (.juan, 4, "I can bring the car, but the boot is full of compost."),
    (.ada, 2, "I've travelled with worse."),
    (.me, 40, "You owe me £18 for the netting, no hurry."),
    (.juan, 3, "Fair enough."),
    (.ada, 70, "Here's the article on slugs: https://example.org/slugs"),
    (.me, 12, "I knew it. Beer."),
    (.juan, 2, "What a waste of beer."),
    (.ada, 180, "Could you email the planting plan to ada.palmer@example.com?"),
    (.me, 9, "It's on the other computer."),
    (.juan, 33, "So it's dinner at Luigi's on Friday at 7!"),
    (.ada, 4, "I'm hungry already."),
    (.me, 2, "Fine by me."),
    (.juan, 620, "Does anybody have a spare watering can?"),
    (.ada, 5, "Two, both leaking."),
    (.me, 3, "That makes one that works."),
    (.juan, 28, "Please remember to water the greenhouse tomorrow morning"),
    (.me, 2, "Of course."),
    (.ada, 64, "Mira Olsen's number is +44 20 7946 0123, she fixes greenhouses"),
    (.me, 7, "Just in time, a pane came down."),
    (.juan, 15, "Nobody was under it, I hope?"),
    (.me, 1, "Only the basil."),
    (.ada, 2, "Poor basil."),
    (.juan, 240, "Where are you? The gate is locked."),
    (.me, 3, "Two streets away."),
    (.ada, 9, "The garden show is on 28 March from 10 am to 4 pm at the town hall."),
    (.juan, 5, "See you all on Friday, then!"),
  ]
}

extension GardenLetter {
  /// The letter as what actions are suggested from.
  var suggestedActionsMessage: SuggestedActionsMessage {
    SuggestedActionsMessage(
      id: id, date: date, subject: nil, body: AttributedString(text), sender: writer.participant,
      recipients: Writer.all.filter { $0 != writer }.map(\.participant))
  }
}

extension GardenLetter.Writer {
  static let all: [Self] = [.me, .juan, .ada]

  var name: String {
    switch self {
    case .me: "Sam Okafor"
    case .juan: "Juan Chavez"
    case .ada: "Ada Palmer"
    }
  }

  var participant: SuggestedActionsMessage.Participant {
    let handle = name.split(separator: " ").first.map { "\($0.lowercased())@example.com" } ?? name
    return SuggestedActionsMessage.Participant(name: name, handle: handle, isUser: self == .me)
  }
}
