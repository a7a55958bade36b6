extension ViewContext {
  /// Queues a view whose nodes come where this view's would be, without what the modifiers around wait to put
  /// on nodes: a sheet is not padded because the view is that it was put on.
  mutating func passDetached(_ view: any View, as step: IdentityStep, environment: EnvironmentValues) {
    var inner = place
    inner.pending = nil
    inner.environment = environment
    inner.path = scope.path(place.path, step)
    queue.append(PendingView(view: view, place: inner))
  }
}
