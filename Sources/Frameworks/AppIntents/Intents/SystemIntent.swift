/// An intent whose kind the system knows.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An intent that opens something in the app.
@_alwaysEmitConformanceMetadata
public protocol OpenIntent: SystemIntent {
  /// The type of what it opens.
  associatedtype Value: _IntentValue

  /// What it opens.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }

  /// Does nothing more than open the app: views that handle the intent, and `OpensIntent` results, do the rest.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes entities.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// The entities.
  var entities: [Entity] { get set }
}

/// An intent that sets something to a value: a control's switch.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue

  /// The value to set.
  var value: ValueType { get set }
}

/// An intent that shows results of a search in the app.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The type of what is searched for.
  associatedtype Criteria: SearchCriteria

  /// Where the app can search.
  static var searchScopes: [Criteria.SearchScopes] { get }

  /// What is searched for.
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  public static var openAppWhenRun: Bool { true }
}

/// An intent that plays a video.
@_alwaysEmitConformanceMetadata
public protocol PlayVideoIntent: SystemIntent {
  /// The kinds of video that the app has.
  static var supportedCategories: [VideoCategory] { get }

  /// What to look for.
  var term: String { get set }
}

extension PlayVideoIntent {
  public static var openAppWhenRun: Bool { true }
}

/// An intent that plays, pauses or changes what is heard.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts what is heard.
@available(*, deprecated, renamed: "AudioPlaybackIntent")
@_alwaysEmitConformanceMetadata
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records sound.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that opens the app's camera.
@_alwaysEmitConformanceMetadata
public protocol CameraCaptureIntent: SystemIntent {
  /// What the camera is told when it opens.
  associatedtype AppContext: Codable & Sendable = Never
}

/// An intent that starts, changes or ends a live activity.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that starts a live activity.
@available(*, deprecated, renamed: "LiveActivityIntent")
@_alwaysEmitConformanceMetadata
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that begins or ends talking over a push-to-talk channel.
@_alwaysEmitConformanceMetadata
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that starts a workout.
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  /// The type of what tells workouts apart.
  associatedtype WorkoutStyle: AppEnum

  /// The kind of workout.
  var workoutStyle: WorkoutStyle { get set }

  /// The workouts to offer.
  static var suggestedWorkouts: [Self] { get }

  /// Makes a request to start one kind of workout.
  init(style: WorkoutStyle)
}

extension StartWorkoutIntent {
  public static var openAppWhenRun: Bool { true }

  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }

  /// Tells the system that other workouts are to be offered now.
  public static func invalidateSuggestedWorkouts() {
    DeclaredAPI.called("StartWorkoutIntent.invalidateSuggestedWorkouts()")
  }
}

/// An intent that pauses a workout.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with a workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that starts a dive.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}

extension StartDiveIntent {
  public static var openAppWhenRun: Bool { true }
}
