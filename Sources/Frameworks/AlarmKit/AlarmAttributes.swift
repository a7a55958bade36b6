import SwiftUICore

/// App-specific data of an alarm.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Sendable {
  /// The title of the button.
  public var text: LocalizedStringResource
  /// The colour of the text.
  public var textColor: Color
  /// The symbol of the button.
  public var systemImageName: String

  /// Creates a button.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }
}

/// The presentation of an alarm in each of its states.
public struct AlarmPresentation: Sendable {
  /// The presentation of the alert.
  public struct Alert: Sendable {
    /// The behaviour of the second button.
    public enum SecondaryButtonBehavior: Hashable, Sendable {
      /// The alarm counts down again.
      case countdown
      /// The app's own intent runs.
      case custom
    }

    /// The title of the alert.
    public var title: LocalizedStringResource
    /// The button that stops the alarm.
    public var stopButton: AlarmButton
    /// The second button, if there is one.
    public var secondaryButton: AlarmButton?
    /// The behaviour of the second button.
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    /// Creates the presentation of an alert.
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
  }

  /// The presentation of a countdown.
  public struct Countdown: Sendable {
    /// The title of the countdown.
    public var title: LocalizedStringResource
    /// The button that pauses the countdown, if there is one.
    public var pauseButton: AlarmButton?

    /// Creates the presentation of a countdown.
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }

  /// The presentation of a paused countdown.
  public struct Paused: Sendable {
    /// The title of the paused countdown.
    public var title: LocalizedStringResource
    /// The button that resumes the countdown.
    public var resumeButton: AlarmButton

    /// Creates the presentation of a paused countdown.
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }

  /// The presentation of the alert.
  public var alert: Alert
  /// The presentation of the countdown, if there is one.
  public var countdown: Countdown?
  /// The presentation of the paused countdown, if there is one.
  public var paused: Paused?

  /// Creates a presentation.
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

/// The presentation and metadata of an alarm.
public struct AlarmAttributes<Metadata: AlarmMetadata>: Sendable {
  /// The presentation in each state.
  public var presentation: AlarmPresentation
  /// The app-specific data.
  public var metadata: Metadata?
  /// The tint colour.
  public var tintColor: Color

  /// Creates attributes.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }
}
