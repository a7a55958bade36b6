import Foundation

/// An activity of a person in an app at some moment, such as reading a document.
///
/// Safe to use from any thread: each property is read and written under a lock. Objects in ``userInfo`` must
/// not be changed afterwards. Activities are not handed off to other devices here; the surface that shows the
/// app reads the current activity to know what is on screen.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Sendable: `state` is the only mutable storage, and `lock` guards it.
  private struct State {
    var title: String?
    var userInfo: [AnyHashable: Any]?
    var requiredUserInfoKeys: Set<String>?
    var needsSave = false
    var webpageURL: URL?
    var referrerURL: URL?
    var expirationDate: Date?
    var keywords: Set<String> = []
    var supportsContinuationStreams = false
    var targetContentIdentifier: String?
    var persistentIdentifier: NSUserActivityPersistentIdentifier?
    var isEligibleForHandoff = true
    var isEligibleForSearch = false
    var isEligibleForPublicIndexing = false
    var isEligibleForPrediction = false
    var isValid = true
    weak var delegate: (any NSUserActivityDelegate)?
    weak var stage: UserActivityStage?
    var slots: [ObjectIdentifier: any Sendable] = [:]
  }

  /// The type of the activity in reverse-DNS form, such as `org.example.cookery.read-recipe`.
  public let activityType: String
  private let lock = NSLock()
  private var state = State()

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  private subscript<Value>(path: WritableKeyPath<State, Value>) -> Value {
    get { lock.withLock { state[keyPath: path] } }
    set { lock.withLock { state[keyPath: path] = newValue } }
  }

  /// The title of the activity for people.
  open var title: String? {
    get { self[\.title] }
    set { self[\.title] = newValue }
  }

  /// The values needed to continue the activity: property list values and URLs.
  open var userInfo: [AnyHashable: Any]? {
    get { self[\.userInfo] }
    set { self[\.userInfo] = newValue }
  }

  /// Adds entries, replacing those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    lock.withLock { state.userInfo = (state.userInfo ?? [:]).merging(otherDictionary) { $1 } }
  }

  /// The keys of ``userInfo`` that are required to continue the activity.
  open var requiredUserInfoKeys: Set<String>? {
    get { self[\.requiredUserInfoKeys] }
    set { self[\.requiredUserInfoKeys] = newValue }
  }

  /// A Boolean value that indicates whether the delegate has to update the activity before it is read.
  open var needsSave: Bool {
    get { self[\.needsSave] }
    set { self[\.needsSave] = newValue }
  }

  /// The web page on which the activity can be continued.
  open var webpageURL: URL? {
    get { self[\.webpageURL] }
    set { self[\.webpageURL] = newValue }
  }

  /// The page that linked to ``webpageURL``.
  open var referrerURL: URL? {
    get { self[\.referrerURL] }
    set { self[\.referrerURL] = newValue }
  }

  /// The date after which the activity is no longer useful.
  open var expirationDate: Date? {
    get { self[\.expirationDate] }
    set { self[\.expirationDate] = newValue }
  }

  /// Keywords by which a search finds the activity.
  open var keywords: Set<String> {
    get { self[\.keywords] }
    set { self[\.keywords] = newValue }
  }

  /// A Boolean value that indicates whether continuation streams are supported. It has no effect here.
  open var supportsContinuationStreams: Bool {
    get { self[\.supportsContinuationStreams] }
    set { self[\.supportsContinuationStreams] = newValue }
  }

  /// The delegate that updates the activity; it is not retained.
  open weak var delegate: (any NSUserActivityDelegate)? {
    get { lock.withLock { state.delegate } }
    set { lock.withLock { state.delegate = newValue } }
  }

  /// The identifier of the activity's content, by which the scene that shows it can be found.
  open var targetContentIdentifier: String? {
    get { self[\.targetContentIdentifier] }
    set { self[\.targetContentIdentifier] = newValue }
  }

  /// The identifier by which the activity can be deleted from a search index.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier? {
    get { self[\.persistentIdentifier] }
    set { self[\.persistentIdentifier] = newValue }
  }

  /// A Boolean value that indicates whether the activity may be continued on another device.
  open var isEligibleForHandoff: Bool {
    get { self[\.isEligibleForHandoff] }
    set { self[\.isEligibleForHandoff] = newValue }
  }

  /// A Boolean value that indicates whether the person's own searches may show the activity.
  open var isEligibleForSearch: Bool {
    get { self[\.isEligibleForSearch] }
    set { self[\.isEligibleForSearch] = newValue }
  }

  /// A Boolean value that indicates whether public searches may show the activity.
  open var isEligibleForPublicIndexing: Bool {
    get { self[\.isEligibleForPublicIndexing] }
    set { self[\.isEligibleForPublicIndexing] = newValue }
  }

  /// A Boolean value that indicates whether the activity may be suggested.
  open var isEligibleForPrediction: Bool {
    get { self[\.isEligibleForPrediction] }
    set { self[\.isEligibleForPrediction] = newValue }
  }

  /// Makes this the current activity, replacing the previous one.
  ///
  /// This applies to the scene that the task serves, else to the process. Has no effect after
  /// ``invalidate()``.
  open func becomeCurrent() {
    let stage = UserActivityStage.here
    guard lock.withLock({ state.isValid }) else { return }
    resignCurrent()
    self[\.stage] = stage
    stage.enter(self)
  }

  /// Ends this being the current activity. Has no effect on other activities.
  open func resignCurrent() {
    let stage = lock.withLock {
      defer { state.stage = nil }
      return state.stage
    }
    stage?.leave(self)
  }

  /// Ends the activity permanently.
  open func invalidate() {
    resignCurrent()
    self[\.isValid] = false
  }

  /// Would open a connection to the continuing device. There is none, so the handler immediately receives an
  /// error.
  open func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    DeclaredAPI.called(
      "NSUserActivity.getContinuationStreams(completionHandler:)",
      because: "finds no device: activities stay on this one")
    completionHandler(nil, nil, CocoaError(.featureUnsupported))
  }

  /// Calls the delegate to update the activity if `needsSave` is set.
  package func saveIfNeeded() {
    let isNeeded = lock.withLock {
      defer { state.needsSave = false }
      return state.needsSave
    }
    if isNeeded { delegate?.userActivityWillSave(self) }
  }

  /// The value that another module stores with the activity; see ``UserActivitySlot``.
  package subscript<Slot: UserActivitySlot>(slot: Slot.Type) -> Slot.Value? {
    get { lock.withLock { state.slots[ObjectIdentifier(slot)] as? Slot.Value } }
    set { lock.withLock { state.slots[ObjectIdentifier(slot)] = newValue } }
  }
}

/// The identifier of an activity in a search index.
public typealias NSUserActivityPersistentIdentifier = String

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of activity that is started by a link to a web page, which is its ``NSUserActivity/webpageURL``.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
