import FoundationPlus

/// A controller of a view, which is made when it is first asked for.
@MainActor
open class UIViewController: UIResponder {
  /// The title.
  open var title: String?
  private var loaded: UIView?

  /// Creates a controller.
  public override init() { super.init() }

  /// A Boolean value that indicates whether the view has been made.
  public var isViewLoaded: Bool { loaded != nil }

  /// The view, which is made by ``loadView()`` when it is first asked for.
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set {
      loaded?.controller = nil
      loaded = newValue
      newValue?.controller = self
    }
  }

  open override var next: UIResponder? { loaded?.superview }

  /// Makes the view; the default makes an empty one.
  open func loadView() { view = UIView() }
  /// Prepares the view after it has been made; the default does nothing.
  open func viewDidLoad() {}
  /// Prepares for being shown; the default does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Responds to having been shown; the default does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Prepares for being shown no more; the default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Responds to being shown no more; the default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
}
