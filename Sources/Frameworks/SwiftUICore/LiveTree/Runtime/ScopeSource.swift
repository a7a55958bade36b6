/// The source of a scope's evaluation. An object: scopes then need no room for the largest of them.
@MainActor
protocol ScopeSource: AnyObject {
  /// The body, evaluated anew.
  func body(in scope: Scope) -> any View
}

/// A composite view.
final class ViewSource<Content: View>: ScopeSource {
  let view: Content

  init(view: Content) { self.view = view }

  func body(in scope: Scope) -> any View {
    var view = view
    DynamicFields.install(in: &view, of: scope)
    return view.body
  }

  /// Returns whether a view surely has the same body in the same environment, state apart.
  func isSame(as other: Content) -> Bool { ViewComparison.areSame(view, other) }
}

/// A modifier with a body, and what it is put on.
final class ModifierSource<Modifier: ViewModifier>: ScopeSource {
  let modifier: Modifier
  let content: any View

  init(modifier: Modifier, content: any View) {
    self.modifier = modifier
    self.content = content
  }

  func body(in scope: Scope) -> any View {
    var modifier = modifier
    DynamicFields.install(in: &modifier, of: scope)
    return modifier.body(content: _ViewModifier_Content(view: content))
  }

  /// Returns whether a modifier surely does the same to the same, in the same environment, state apart.
  func isSame(as other: Modifier, on content: any View) -> Bool {
    ViewComparison.areSame(modifier, other) && ViewComparison.holdSame(self.content, content)
  }
}

/// A source for a scope that has nothing to evaluate now.
final class AbsentSource: ScopeSource {
  static let only = AbsentSource()

  func body(in scope: Scope) -> any View { EmptyView() }
}
