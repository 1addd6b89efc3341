// better-sqlite3 keeps references to strings, which Node-API allows from version 10 on. Under version 8 only objects
// can be referenced, so the string is kept as the one element of an array.
#pragma once
#include <napi.h>

namespace Napi {

template <>
class Reference<String> {
 public:
  static Reference<String> New(const String& value, uint32_t refcount = 0) {
    Reference<String> reference;
    reference.Reset(value, refcount);
    return reference;
  }

  bool IsEmpty() const { return box_.IsEmpty(); }

  String Value() const {
    if (box_.IsEmpty()) return String();
    return box_.Value().Get(0u).As<String>();
  }

  void Reset() { box_.Reset(); }

  void Reset(const String& value, uint32_t refcount = 0) {
    Array box = Array::New(value.Env(), 1);
    box.Set(0u, value);
    box_.Reset(box, refcount);
  }

 private:
  Reference<Array> box_;
};

}  // namespace Napi
