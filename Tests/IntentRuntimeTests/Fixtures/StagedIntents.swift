import AppIntents
import FoundationPlus
import Synchronization

/// An intent that does what a test says.
protocol StagedIntent: AppIntent {
  /// Names what is done; it is a parameter, since a run works on a copy that has only parameters.
  var scene: Int { get nonmutating set }
}

extension StagedIntent {
  /// An intent that does `work`, and gives its value back.
  static func doing(_ work: @escaping @Sendable (Self) async throws -> String) -> Self {
    let intent = Self()
    intent.scene = Stage.add { intent in
      guard let intent = intent as? Self else { return "" }
      return try await work(intent)
    }
    return intent
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: try await Stage.perform(self, scene))
  }
}

enum Stage {
  typealias Work = @Sendable (any StagedIntent) async throws -> String
  private static let scenes = Mutex<[Work]>([])

  static func add(_ work: @escaping Work) -> Int {
    scenes.withLock { scenes in
      scenes.append(work)
      return scenes.count - 1
    }
  }

  static func perform(_ intent: any StagedIntent, _ scene: Int) async throws -> String {
    try await scenes.withLock { $0[scene] }(intent)
  }
}

struct Act: StagedIntent {
  static let title: LocalizedStringResource = "Act"
  @Parameter(title: "Scene", default: 0) var scene: Int
  @Parameter(title: "Word") var word: String?
  @Parameter(title: "Loaf") var loaf: Loaf?
  @Parameter(title: "Loaves") var loaves: [Loaf]?
}

struct ActCancellably: StagedIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Act Cancellably"
  @Parameter(title: "Scene", default: 0) var scene: Int
}

struct ActLong: StagedIntent, LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Act Long"
  @Parameter(title: "Scene", default: 0) var scene: Int
  @Parameter(title: "Word") var word: String?
}

struct ActUndoably: StagedIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Act Undoably"
  @Parameter(title: "Scene", default: 0) var scene: Int
}

struct ActInFront: StagedIntent {
  static let title: LocalizedStringResource = "Act in Front"
  static let supportedModes: IntentModes = .foreground
  @Parameter(title: "Scene", default: 0) var scene: Int
}

struct ActInFrontIfPossible: StagedIntent {
  static let title: LocalizedStringResource = "Act in Front if Possible"
  static let supportedModes: IntentModes = [.background, .foreground]
  @Parameter(title: "Scene", default: 0) var scene: Int
}

struct ActDynamically: StagedIntent {
  static let title: LocalizedStringResource = "Act Dynamically"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Scene", default: 0) var scene: Int
}

struct ActThenShow: StagedIntent {
  static let title: LocalizedStringResource = "Act, Then Show"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  @Parameter(title: "Scene", default: 0) var scene: Int
}

struct ActAsOwner: StagedIntent {
  static let title: LocalizedStringResource = "Act as Owner"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  @Parameter(title: "Scene", default: 0) var scene: Int
}

struct ActHere: StagedIntent {
  static let title: LocalizedStringResource = "Act Here"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
  @Parameter(title: "Scene", default: 0) var scene: Int
}
