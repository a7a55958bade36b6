import LinkPresentation

extension LinkMetadata: _IntentValue {}
