extension IntentManifest {
  /// Everything that is wrong with the declarations, at once.
  ///
  /// - Parameter places: Where types and members are written, which findings then name.
  public func validate(places: SourcePlaces = SourcePlaces()) -> [Finding] { [] }
}
