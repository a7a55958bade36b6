import AppIntents

/// The configuration of an alert.
public struct AlertConfiguration: Sendable {
  /// The sound of an alert.
  public struct AlertSound: Hashable, Sendable {
    package let name: String?
    /// The default sound of the system.
    public static let `default` = AlertSound(name: nil)
    /// Returns the sound of a file in the app's resources.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}

extension AlarmManager {
  /// The configuration of an alarm.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    let countdownDuration: Alarm.CountdownDuration?
    let schedule: Alarm.Schedule?
    let attributes: AlarmAttributes<Metadata>
    let stopIntent: (any LiveActivityIntent)?
    let secondaryIntent: (any LiveActivityIntent)?
    let sound: AlertConfiguration.AlertSound
    /// The identifier of the entity that the alarm is about.
    public var appEntityIdentifier: EntityIdentifier?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - countdownDuration: The lengths of the countdowns.
    ///   - schedule: The time of the alert.
    ///   - attributes: The presentation and metadata.
    ///   - appEntityIdentifier: The entity that the alarm is about.
    ///   - stopIntent: The intent to run when the alarm is stopped.
    ///   - secondaryIntent: The intent to run when the second button is pressed.
    ///   - sound: The sound of the alert.
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

    /// Returns the configuration of an alarm.
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      appEntityIdentifier: EntityIdentifier? = nil, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
    ) -> AlarmConfiguration {
      AlarmConfiguration(
        schedule: schedule, attributes: attributes, appEntityIdentifier: appEntityIdentifier,
        stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
    }

    /// Returns the configuration of a timer with a duration in seconds.
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
