/// The hour at which what a talk is about is mostly done: where dinner was proposed, eight is in the evening.
struct UsualHour {
  private var hour: Int?
  private var messagesSince = 0

  /// The hour that counts for the next message; nil where nothing was proposed lately.
  var next: Int? { messagesSince < Self.memory ? hour : nil }

  /// Takes note of what a message is about.
  mutating func note(_ reading: MessageReading) {
    messagesSince += 1
    guard let activity = reading.activity else { return }
    (hour, messagesSince) = (activity.hour, 0)
  }

  /// For how many messages an hour alone is about what was proposed.
  private static let memory = 12
}
