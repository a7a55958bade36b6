import AppIntents

/// How something alerts a person.
public struct AlertConfiguration: Sendable {
  /// What is heard.
  public struct AlertSound: Hashable, Sendable {
    package let name: String?
    /// The system's own sound.
    public static let `default` = AlertSound(name: nil)
    /// A sound file in the app's resources.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}

extension AlarmManager {
  /// What an alarm is made of.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    let countdownDuration: Alarm.CountdownDuration?
    let schedule: Alarm.Schedule?
    let attributes: AlarmAttributes<Metadata>
    let stopIntent: (any LiveActivityIntent)?
    let secondaryIntent: (any LiveActivityIntent)?
    let sound: AlertConfiguration.AlertSound
    /// The entity that the alarm is about.
    public var appEntityIdentifier: EntityIdentifier?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - countdownDuration: How long it counts down.
    ///   - schedule: When it rings.
    ///   - attributes: What it shows.
    ///   - appEntityIdentifier: The entity that it is about.
    ///   - stopIntent: Runs when it is stopped.
    ///   - secondaryIntent: Runs when its second button is pressed.
    ///   - sound: What is heard when it rings.
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, appEntityIdentifier: EntityIdentifier? = nil,
      stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
      self.attributes = attributes
      self.appEntityIdentifier = appEntityIdentifier
      self.stopIntent = stopIntent
      self.secondaryIntent = secondaryIntent
      self.sound = sound
    }

    /// The configuration of an alarm.
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      appEntityIdentifier: EntityIdentifier? = nil, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(
        schedule: schedule, attributes: attributes, appEntityIdentifier: appEntityIdentifier,
        stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
    }

    /// The configuration of a timer that rings after so many seconds.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      appEntityIdentifier: EntityIdentifier? = nil, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(
        countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes,
        appEntityIdentifier: appEntityIdentifier, stopIntent: stopIntent, secondaryIntent: secondaryIntent,
        sound: sound)
    }
  }
}
