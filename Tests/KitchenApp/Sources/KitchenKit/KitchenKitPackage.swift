import AppIntents

/// Says that intents live in this library.
public struct KitchenKitPackage: AppIntentsPackage {}
