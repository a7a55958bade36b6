import Foundation

/// What a person is doing in an app at a moment: a document that is read, a recipe that is cooked.
///
/// Safe to use from any thread: each property is read and written under a lock. What is put into ``userInfo``
/// must not be changed afterwards. Nothing is handed to other devices here; who shows the app asks for the
/// current activity, and knows from it what is on the screen.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Sendable: `state` is the only storage that changes, and `lock` guards it.
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

  /// The kind of activity, in reverse-DNS form, such as `org.example.cookery.read-recipe`.
  public let activityType: String
  private let lock = NSLock()
  private var state = State()

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  private subscript<Value>(path: WritableKeyPath<State, Value>) -> Value {
    get { lock.withLock { state[keyPath: path] } }
    set { lock.withLock { state[keyPath: path] = newValue } }
  }

  /// What a person calls it.
  open var title: String? {
    get { self[\.title] }
    set { self[\.title] = newValue }
  }

  /// What is needed to go on with it; values of property lists and URLs.
  open var userInfo: [AnyHashable: Any]? {
    get { self[\.userInfo] }
    set { self[\.userInfo] = newValue }
  }

  /// Adds entries; where a key is there already, the new value holds.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    lock.withLock { state.userInfo = (state.userInfo ?? [:]).merging(otherDictionary) { $1 } }
  }

  /// The keys of ``userInfo`` without which the activity can't be continued.
  open var requiredUserInfoKeys: Set<String>? {
    get { self[\.requiredUserInfoKeys] }
    set { self[\.requiredUserInfoKeys] = newValue }
  }

  /// Whether the delegate shall bring the activity up to date before somebody reads it.
  open var needsSave: Bool {
    get { self[\.needsSave] }
    set { self[\.needsSave] = newValue }
  }

  /// A page of the web on which the same can be done.
  open var webpageURL: URL? {
    get { self[\.webpageURL] }
    set { self[\.webpageURL] = newValue }
  }

  /// The page that led to ``webpageURL``.
  open var referrerURL: URL? {
    get { self[\.referrerURL] }
    set { self[\.referrerURL] = newValue }
  }

  /// After this time the activity is of no use any more.
  open var expirationDate: Date? {
    get { self[\.expirationDate] }
    set { self[\.expirationDate] = newValue }
  }

  /// Words by which a search finds it.
  open var keywords: Set<String> {
    get { self[\.keywords] }
    set { self[\.keywords] = newValue }
  }

  open var supportsContinuationStreams: Bool {
    get { self[\.supportsContinuationStreams] }
    set { self[\.supportsContinuationStreams] = newValue }
  }

  /// What brings the activity up to date; it is not kept alive.
  open weak var delegate: (any NSUserActivityDelegate)? {
    get { lock.withLock { state.delegate } }
    set { lock.withLock { state.delegate = newValue } }
  }

  /// What the activity is about, so that the scene that shows it can be found.
  open var targetContentIdentifier: String? {
    get { self[\.targetContentIdentifier] }
    set { self[\.targetContentIdentifier] = newValue }
  }

  /// A name by which it can be deleted from a search index.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier? {
    get { self[\.persistentIdentifier] }
    set { self[\.persistentIdentifier] = newValue }
  }

  /// Whether another device may go on with it.
  open var isEligibleForHandoff: Bool {
    get { self[\.isEligibleForHandoff] }
    set { self[\.isEligibleForHandoff] = newValue }
  }

  /// Whether the person's own search may show it.
  open var isEligibleForSearch: Bool {
    get { self[\.isEligibleForSearch] }
    set { self[\.isEligibleForSearch] = newValue }
  }

  /// Whether everybody's search may show it.
  open var isEligibleForPublicIndexing: Bool {
    get { self[\.isEligibleForPublicIndexing] }
    set { self[\.isEligibleForPublicIndexing] = newValue }
  }

  /// Whether it may be suggested as what to do next.
  open var isEligibleForPrediction: Bool {
    get { self[\.isEligibleForPrediction] }
    set { self[\.isEligibleForPrediction] = newValue }
  }

  /// Says that this is what the person does now, in place of what was said before.
  ///
  /// It holds for the scene on whose behalf the task runs, else for the process. After ``invalidate()`` it
  /// has no effect.
  open func becomeCurrent() {
    let stage = UserActivityStage.here
    guard lock.withLock({ state.isValid }) else { return }
    resignCurrent()
    self[\.stage] = stage
    stage.enter(self)
  }

  /// Says that the person does this no longer; without effect if it isn't the current one.
  open func resignCurrent() {
    let stage = lock.withLock {
      defer { state.stage = nil }
      return state.stage
    }
    stage?.leave(self)
  }

  /// Ends the activity for good.
  open func invalidate() {
    resignCurrent()
    self[\.isValid] = false
  }

  /// Would open a connection to the device that continues; there is none, which the handler learns at once.
  open func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    DeclaredAPI.called(
      "NSUserActivity.getContinuationStreams(completionHandler:)",
      because: "finds no device: activities stay on this one")
    completionHandler(nil, nil, CocoaError(.featureUnsupported))
  }

  /// Lets the delegate bring the activity up to date if that was asked for.
  package func saveIfNeeded() {
    let isNeeded = lock.withLock {
      defer { state.needsSave = false }
      return state.needsSave
    }
    if isNeeded { delegate?.userActivityWillSave(self) }
  }

  /// What another module keeps with the activity; see ``UserActivitySlot``.
  package subscript<Slot: UserActivitySlot>(slot: Slot.Type) -> Slot.Value? {
    get { lock.withLock { state.slots[ObjectIdentifier(slot)] as? Slot.Value } }
    set { lock.withLock { state.slots[ObjectIdentifier(slot)] = newValue } }
  }
}

/// The name of an activity in a search index.
public typealias NSUserActivityPersistentIdentifier = String

/// The kind of activity that is begun by a link to a page, which is its ``NSUserActivity/webpageURL``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
