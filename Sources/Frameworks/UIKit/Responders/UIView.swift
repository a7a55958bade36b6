import AppIntents
import FoundationPlus
import Observation
import SwiftUICore

/// A rectangle of an interface, which may have views inside.
///
/// Surfaces lay views out by themselves: those inside stand below each other, in their order, and frames are
/// kept and not obeyed.
@MainActor
open class UIView: UIResponder {
  /// The frame, as it was set.
  open var frame: CGRect
  /// A Boolean value that indicates whether the view isn't shown.
  open var isHidden = false { didSet { setNeedsDisplay() } }
  /// A number by which an app finds the view again.
  open var tag = 0
  /// The name of the view for people who don't see it.
  open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }
  /// A closure that returns the entities that the view draws, if it draws several by itself.
  open var appEntityUIElementProvider: (@MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement])? {
    didSet { setNeedsDisplay() }
  }
  /// The entity that the view shows, for what asks what is on screen.
  open override var appEntityIdentifier: EntityIdentifier? { didSet { setNeedsDisplay() } }
  /// The activity of the view, for what asks what is on screen.
  open override var userActivity: NSUserActivity? { didSet { setNeedsDisplay() } }

  /// The views inside, the first at the bottom.
  public private(set) var subviews: [UIView] = []
  /// The view around, or nil.
  public private(set) weak var superview: UIView?
  /// The controller whose view this is.
  weak var controller: UIViewController?
  let display = Display()

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// The view's controller, else the view around it.
  open override var next: UIResponder? { controller ?? superview }

  /// Adds a view at the end of those inside; it leaves where it was.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view among those inside; it leaves where it was.
  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view can't be put into itself, or into what is inside it")
    view.removeFromSuperview()
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    setNeedsDisplay()
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    resignAll()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.setNeedsDisplay()
  }

  /// Returns whether the view is a given one, or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// Has the view drawn anew.
  open func setNeedsDisplay() { display.changes += 1 }

  /// Ends the keyboard session of a field inside.
  ///
  /// - Parameter force: Whether the field may not refuse.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    let field = firstResponder
    return field?.resignFirstResponder() ?? true
  }

  private var firstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
  }

  private func resignAll() { firstResponder?.resignFirstResponder() }

  /// The view as the runtime draws it: the views inside below each other.
  func content(_ hosting: HostedView) -> AnyView {
    AnyView(
      VStack(alignment: .leading, spacing: 8) {
        ForEach(subviews.map(HostedView.init), id: \.id) { $0 }
      })
  }

  /// The number of changes, which the drawing of a view observes.
  @MainActor @Observable
  final class Display {
    var changes = 0
  }
}
