import SwiftUICore

/// What an app wants to know of an alarm besides what everyone knows.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// A button of an alarm.
public struct AlarmButton: Sendable {
  /// What stands on it.
  public var text: LocalizedStringResource
  /// The colour of the text.
  public var textColor: Color
  /// The symbol beside it.
  public var systemImageName: String

  /// Makes a button.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.textColor = textColor
    self.systemImageName = systemImageName
  }
}

/// What an alarm shows in each of its states.
public struct AlarmPresentation: Sendable {
  /// While it rings.
  public struct Alert: Sendable {
    /// What the second button does.
    public enum SecondaryButtonBehavior: Hashable, Sendable {
      /// Counts down once more.
      case countdown
      /// Runs the app's own intent.
      case custom
    }

    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?

    /// Makes what is shown while it rings.
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

  /// While it counts down.
  public struct Countdown: Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?

    /// Makes what is shown while it counts down.
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }

  /// While its countdown stands still.
  public struct Paused: Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton

    /// Makes what is shown while the countdown stands still.
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }

  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?

  /// Makes what is shown.
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

/// What an alarm shows, and what the app wants to know of it.
public struct AlarmAttributes<Metadata: AlarmMetadata>: Sendable {
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color

  /// Makes attributes.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    self.tintColor = tintColor
  }
}
