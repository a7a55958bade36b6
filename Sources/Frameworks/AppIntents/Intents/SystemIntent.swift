/// An intent whose kind the system knows.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An intent that opens something in the app.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
  /// The type of the thing to open.
  associatedtype Value: _IntentValue

  /// The thing to open.
  var target: Value { get set }
}

extension OpenIntent {
  /// A Boolean value that indicates whether the app comes to the foreground; true by default.
  public static var openAppWhenRun: Bool { true }

  /// Opens the app and does nothing more: views that handle the intent, and `OpensIntent` results, do the
  /// rest.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes entities.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// The entities to delete.
  var entities: [Entity] { get set }
}

/// An intent that sets something to a value, such as the switch of a control.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue

  /// The value to set.
  var value: ValueType { get set }
}

/// An intent that shows search results in the app.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The type of the search criteria.
  associatedtype Criteria: SearchCriteria

  /// The parts of the app that can be searched.
  static var searchScopes: [Criteria.SearchScopes] { get }

  /// The criteria of the search.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  /// A Boolean value that indicates whether the app comes to the foreground; true by default.
  public static var openAppWhenRun: Bool { true }
}

/// An intent that plays a video.
@_alwaysEmitConformanceMetadata
public protocol PlayVideoIntent: SystemIntent {
  /// The kinds of video that the app has.
  static var supportedCategories: [VideoCategory] { get }

  /// The search term for the video.
  var term: String { get set }
}

extension PlayVideoIntent {
  /// A Boolean value that indicates whether the app comes to the foreground; true by default.
  public static var openAppWhenRun: Bool { true }
}

/// An intent that starts, pauses or changes audio playback.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts audio playback.
@available(*, deprecated, renamed: "AudioPlaybackIntent")
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records audio.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that opens the app's camera.
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
  /// The type of the context that is passed to the camera.
  associatedtype AppContext: Codable & Sendable = Never
}

/// An intent that starts, changes or ends a Live Activity.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a Live Activity.
@available(*, deprecated, renamed: "LiveActivityIntent")
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that starts or ends a transmission on a push-to-talk channel.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that starts a workout.
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  /// The type of the workout kinds.
  associatedtype WorkoutStyle: AppEnum

  /// The kind of workout.
  var workoutStyle: WorkoutStyle { get set }

  /// The workouts to suggest.
  static var suggestedWorkouts: [Self] { get }

  /// Creates a request to start a workout of a kind.
  init(style: WorkoutStyle)
}

extension StartWorkoutIntent {
  /// A Boolean value that indicates whether the app comes to the foreground; true by default.
  public static var openAppWhenRun: Bool { true }

  /// Creates a request to start a workout of a kind.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }

  /// Notifies the system that `suggestedWorkouts` has changed.
  public static func invalidateSuggestedWorkouts() {
    DeclaredAPI.called("StartWorkoutIntent.invalidateSuggestedWorkouts()")
  }
}

/// An intent that pauses a workout.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that resumes a workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that starts a dive.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}

extension StartDiveIntent {
  /// A Boolean value that indicates whether the app comes to the foreground; true by default.
  public static var openAppWhenRun: Bool { true }
}
