import FoundationPlus
import Synchronization
import Testing

private enum RecipeSlot: UserActivitySlot { typealias Value = String }
private enum PageSlot: UserActivitySlot { typealias Value = Int }

private final class Cook: NSObject, NSUserActivityDelegate, @unchecked Sendable {
  func userActivityWillSave(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: ["step": 4])
  }
}

private final class Reader: NSObject, NSUserActivityDelegate {}

@Suite("What a person is doing")
struct NSUserActivityTests {
  @Test("An activity keeps what it is told")
  func properties() {
    let activity = NSUserActivity(activityType: "org.example.cookery.read-recipe")
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPrediction && !activity.isEligibleForPublicIndexing)
    activity.title = "Plum cake"
    activity.userInfo = ["recipe": 7, "step": 1]
    activity.addUserInfoEntries(from: ["step": 2])
    activity.requiredUserInfoKeys = ["recipe"]
    activity.keywords = ["plum", "cake"]
    activity.webpageURL = URL(string: "https://example.org/plum")
    activity.referrerURL = URL(string: "https://example.org/")
    activity.expirationDate = Date(timeIntervalSince1970: 60)
    activity.targetContentIdentifier = "recipe-7"
    activity.persistentIdentifier = "7"
    activity.supportsContinuationStreams = true
    activity.isEligibleForHandoff = false
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.isEligibleForPublicIndexing = true
    #expect(activity.activityType == "org.example.cookery.read-recipe" && activity.title == "Plum cake")
    #expect(activity.userInfo?["step"] as? Int == 2 && activity.userInfo?["recipe"] as? Int == 7)
    #expect(activity.requiredUserInfoKeys == ["recipe"] && activity.keywords == ["plum", "cake"])
    #expect(activity.webpageURL?.path == "/plum" && activity.referrerURL?.path == "/")
    #expect(activity.expirationDate == Date(timeIntervalSince1970: 60))
    #expect(activity.targetContentIdentifier == "recipe-7" && activity.persistentIdentifier == "7")
    #expect(activity.supportsContinuationStreams && !activity.isEligibleForHandoff)
    #expect(activity.isEligibleForSearch && activity.isEligibleForPrediction)
    #expect(activity.isEligibleForPublicIndexing)
    #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
  }

  @Test("One activity is current on a stage, and observers hear of it")
  func current() {
    let stage = UserActivityStage()
    let heard = Mutex<[String?]>([])
    stage.observe { activity in heard.withLock { $0.append(activity?.title) } }
    let cake = NSUserActivity(activityType: "read")
    cake.title = "Cake"
    let soup = NSUserActivity(activityType: "read")
    soup.title = "Soup"
    UserActivityStage.$here.withValue(stage) {
      cake.becomeCurrent()
      soup.becomeCurrent()
    }
    cake.resignCurrent()
    #expect(stage.current === soup)
    #expect(UserActivityStage.process.current !== soup)
    soup.invalidate()
    #expect(stage.current == nil)
    UserActivityStage.$here.withValue(stage) { soup.becomeCurrent() }
    #expect(stage.current == nil)
    #expect(heard.withLock { $0 } == ["Cake", "Soup", nil])
  }

  @Test("Who reads the current activity reads what its delegate knows")
  func saving() {
    let stage = UserActivityStage()
    let cook = Cook()
    let activity = NSUserActivity(activityType: "cook")
    activity.delegate = cook
    UserActivityStage.$here.withValue(stage) { activity.becomeCurrent() }
    #expect(stage.current?.userInfo == nil)
    activity.needsSave = true
    #expect(stage.current?.userInfo?["step"] as? Int == 4)
    #expect(!activity.needsSave && activity.delegate === cook)
  }

  @Test("Other modules keep values with it, each under its type")
  func slots() {
    let activity = NSUserActivity(activityType: "cook")
    #expect(activity[RecipeSlot.self] == nil)
    activity[RecipeSlot.self] = "plum cake"
    activity[PageSlot.self] = 12
    #expect(activity[RecipeSlot.self] == "plum cake" && activity[PageSlot.self] == 12)
    activity[RecipeSlot.self] = nil
    #expect(activity[RecipeSlot.self] == nil)
  }

  @Test("No other device continues, and nothing is saved")
  func elsewhere() async {
    let activity = NSUserActivity(activityType: "cook")
    await confirmation(expectedCount: 3) { called in
      activity.getContinuationStreams { input, output, error in
        #expect(input == nil && output == nil && error != nil)
        called()
      }
      NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["7"]) { called() }
      NSUserActivity.deleteAllSavedUserActivities { called() }
    }
    await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["7"])
    await NSUserActivity.deleteAllSavedUserActivities()
    let reader = Reader()
    reader.userActivityWillSave(activity)
    reader.userActivityWasContinued(activity)
    reader.userActivity(activity, didReceive: InputStream(data: Data()), outputStream: .toMemory())
    #expect(activity.userInfo == nil)
  }
}
