// libcurl 7.85 or newer, loaded when it is first needed: it brings thirty libraries along, for which no program is
// to wait that sends nothing. Its setters and getters take a variable number of arguments, which Swift cannot pass.
#include <curl/curl.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

// The functions of the library.
typedef struct {
  void *global_init, *easy_init, *easy_setopt, *easy_getinfo, *easy_perform, *easy_reset, *easy_cleanup;
  void *easy_strerror, *slist_append, *slist_free_all;
} ccurl;

// Loads the library and makes it ready; false where it is missing or has not all of these functions.
static inline bool ccurl_load(ccurl *library) {
#ifdef __APPLE__
  void *image = dlopen("libcurl.4.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *image = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!image) return false;
  struct { void **place; const char *name; } const functions[] = {
    { &library->global_init, "curl_global_init" }, { &library->easy_init, "curl_easy_init" },
    { &library->easy_setopt, "curl_easy_setopt" }, { &library->easy_getinfo, "curl_easy_getinfo" },
    { &library->easy_perform, "curl_easy_perform" }, { &library->easy_reset, "curl_easy_reset" },
    { &library->easy_cleanup, "curl_easy_cleanup" }, { &library->easy_strerror, "curl_easy_strerror" },
    { &library->slist_append, "curl_slist_append" }, { &library->slist_free_all, "curl_slist_free_all" },
  };
  for (size_t number = 0; number < sizeof functions / sizeof *functions; number++) {
    *functions[number].place = dlsym(image, functions[number].name);
    if (!*functions[number].place) return false;
  }
  return ((CURLcode (*)(long))library->global_init)(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

typedef CURLcode (*ccurl_setter)(CURL *handle, CURLoption option, ...);

static inline CURL *ccurl_init(const ccurl *library) { return ((CURL * (*)(void))library->easy_init)(); }

static inline CURLcode ccurl_perform(const ccurl *library, CURL *handle) {
  return ((CURLcode (*)(CURL *))library->easy_perform)(handle);
}

static inline void ccurl_reset(const ccurl *library, CURL *handle) {
  ((void (*)(CURL *))library->easy_reset)(handle);
}

static inline void ccurl_cleanup(const ccurl *library, CURL *handle) {
  ((void (*)(CURL *))library->easy_cleanup)(handle);
}

static inline const char *ccurl_error(const ccurl *library, CURLcode code) {
  return ((const char *(*)(CURLcode))library->easy_strerror)(code);
}

static inline struct curl_slist *ccurl_append(const ccurl *library, struct curl_slist *list, const char *line) {
  return ((struct curl_slist * (*)(struct curl_slist *, const char *)) library->slist_append)(list, line);
}

static inline void ccurl_free(const ccurl *library, struct curl_slist *list) {
  ((void (*)(struct curl_slist *))library->slist_free_all)(list);
}

static inline CURLcode ccurl_set_long(const ccurl *library, CURL *handle, CURLoption option, long value) {
  return ((ccurl_setter)library->easy_setopt)(handle, option, value);
}

// libcurl copies the text.
static inline CURLcode ccurl_set_text(const ccurl *library, CURL *handle, CURLoption option, const char *value) {
  return ((ccurl_setter)library->easy_setopt)(handle, option, value);
}

static inline CURLcode ccurl_set_pointer(const ccurl *library, CURL *handle, CURLoption option, void *value) {
  return ((ccurl_setter)library->easy_setopt)(handle, option, value);
}

// Sets the body of a request; libcurl does not copy it.
static inline CURLcode ccurl_set_body(const ccurl *library, CURL *handle, const void *bytes, size_t count) {
  ccurl_setter set = (ccurl_setter)library->easy_setopt;
  CURLcode result = set(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  return result != CURLE_OK ? result : set(handle, CURLOPT_POSTFIELDS, bytes);
}

typedef size_t (*ccurl_receiver)(char *bytes, size_t size, size_t count, void *context);
typedef int (*ccurl_progress)(void *context, curl_off_t, curl_off_t, curl_off_t, curl_off_t);

// Who takes the lines of the header, the bytes of the body, and who is asked whether to go on.
static inline CURLcode ccurl_set_receivers(
    const ccurl *library, CURL *handle, ccurl_receiver header, ccurl_receiver body, ccurl_progress progress,
    void *context) {
  ccurl_setter set = (ccurl_setter)library->easy_setopt;
  CURLcode result = set(handle, CURLOPT_HEADERFUNCTION, header);
  if (result == CURLE_OK) result = set(handle, CURLOPT_HEADERDATA, context);
  if (result == CURLE_OK) result = set(handle, CURLOPT_WRITEFUNCTION, body);
  if (result == CURLE_OK) result = set(handle, CURLOPT_WRITEDATA, context);
  if (result == CURLE_OK) result = set(handle, CURLOPT_XFERINFOFUNCTION, progress);
  if (result == CURLE_OK) result = set(handle, CURLOPT_XFERINFODATA, context);
  if (result == CURLE_OK) result = set(handle, CURLOPT_NOPROGRESS, 0L);
  return result;
}

static inline long ccurl_status(const ccurl *library, CURL *handle) {
  long status = 0;
  CURLcode (*get)(CURL *, CURLINFO, ...) = (CURLcode(*)(CURL *, CURLINFO, ...))library->easy_getinfo;
  return get(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK ? status : 0;
}
