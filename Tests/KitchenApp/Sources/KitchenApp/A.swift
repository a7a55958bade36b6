import AppIntents
