import CoreSpotlight

/// A macro that makes a computed variable of an entity a property, which is computed each time it is read.
///
/// The macro adds `$name`, the description of the property.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")

/// A macro that makes a computed variable of an entity a property with a title.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")

/// A macro that makes a computed variable of an entity a property that the search index stores under one of
/// its own attributes.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(
  title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")

/// A macro that makes a computed variable of an entity a property that the search index stores under a custom
/// attribute.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro ComputedProperty(
  title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey
) = #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")

/// A macro that makes an asynchronous getter of an entity a property, which is only fetched on request.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty() =
  #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")

/// A macro that makes an asynchronous getter of an entity a property with a title, which is only fetched on
/// request.
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "AppIntentsMacros", type: "EntityPropertyMacro")
