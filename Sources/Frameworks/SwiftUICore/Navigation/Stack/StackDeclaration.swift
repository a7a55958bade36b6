/// The key of the declarations for the stack around a view.
enum StackKey: DeclarationKey {
  typealias Value = StackDeclaration
}

/// A declaration of a view for the stack around it.
enum StackDeclaration {
  /// The view of the pages for values of a type.
  case destination(Destination)
  /// A page that the view itself shows, or may show.
  case presented(PresentedPage)
  /// The page's title, for the button that leads back to it.
  case title(Text?)
}

/// The view of the pages for values of a type.
struct Destination {
  let type: ObjectIdentifier
  let page: (AnyHashable) -> any View

  init<Value: Hashable>(_ page: @escaping (Value) -> any View) {
    type = ObjectIdentifier(Value.self)
    // Found by type, so that the cast holds.
    self.page = { ($0.base as? Value).map(page) ?? EmptyView() }
  }
}

/// A page that a view shows above its own, and not by the path.
struct PresentedPage {
  enum ID: Hashable {
    case link(Int)
    case item(AnyHashable)
    case type(ObjectIdentifier)
  }

  /// The page's identity; nil while it isn't shown.
  let id: ID?
  let view: () -> any View
  let dismiss: () -> Void
  /// The closure that shows the page again as it was.
  let restore: () -> Void
}

extension [StackDeclaration] {
  /// The page that a view shows now: the first, if several want to.
  var presented: PresentedPage? {
    for case .presented(let page) in self where page.id != nil { return page }
    return nil
  }

  /// The destinations, in order.
  var destinations: [Destination] {
    compactMap {
      if case .destination(let destination) = $0 { return destination }
      return nil
    }
  }

  /// The page's title.
  var title: Text? {
    for case .title(let title?) in self { return title }
    return nil
  }
}

extension [Destination] {
  /// The page for a value; of several destinations the one nearest to the root counts. nil without any.
  func page(for value: AnyHashable) -> (any View)? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return first { $0.type == type }?.page(value)
  }
}
