; Callers and callees in the Swift calling convention, as the Swift compiler writes it: ten words
; and ten vectors, of which some go on the stack, `self`, and the error or the async context. A
; callee stores all that it gets in the record that is its `self`, and returns what stands there.

; words, vectors, the error to throw, results of both kinds, the async context: see convention.c
%record = type { [10 x i64], [10 x <4 x float>], ptr, [4 x i64], [4 x <4 x float>], ptr }

define swiftcc { i64, i64, i64, i64 } @words_callee(
    i64 %w0, i64 %w1, i64 %w2, i64 %w3, i64 %w4, i64 %w5, i64 %w6, i64 %w7, i64 %w8, i64 %w9, <4
    x float> %v0, <4 x float> %v1, <4 x float> %v2, <4 x float> %v3, <4 x float> %v4, <4 x
    float> %v5, <4 x float> %v6, <4 x float> %v7, <4 x float> %v8, <4 x float> %v9, ptr
    swiftself %self, ptr swifterror %error) {
  %ws0 = insertvalue [10 x i64] zeroinitializer, i64 %w0, 0
  %ws1 = insertvalue [10 x i64] %ws0, i64 %w1, 1
  %ws2 = insertvalue [10 x i64] %ws1, i64 %w2, 2
  %ws3 = insertvalue [10 x i64] %ws2, i64 %w3, 3
  %ws4 = insertvalue [10 x i64] %ws3, i64 %w4, 4
  %ws5 = insertvalue [10 x i64] %ws4, i64 %w5, 5
  %ws6 = insertvalue [10 x i64] %ws5, i64 %w6, 6
  %ws7 = insertvalue [10 x i64] %ws6, i64 %w7, 7
  %ws8 = insertvalue [10 x i64] %ws7, i64 %w8, 8
  %ws9 = insertvalue [10 x i64] %ws8, i64 %w9, 9
  store [10 x i64] %ws9, ptr %self
  %vectors = getelementptr %record, ptr %self, i32 0, i32 1
  %vs0 = insertvalue [10 x <4 x float>] zeroinitializer, <4 x float> %v0, 0
  %vs1 = insertvalue [10 x <4 x float>] %vs0, <4 x float> %v1, 1
  %vs2 = insertvalue [10 x <4 x float>] %vs1, <4 x float> %v2, 2
  %vs3 = insertvalue [10 x <4 x float>] %vs2, <4 x float> %v3, 3
  %vs4 = insertvalue [10 x <4 x float>] %vs3, <4 x float> %v4, 4
  %vs5 = insertvalue [10 x <4 x float>] %vs4, <4 x float> %v5, 5
  %vs6 = insertvalue [10 x <4 x float>] %vs5, <4 x float> %v6, 6
  %vs7 = insertvalue [10 x <4 x float>] %vs6, <4 x float> %v7, 7
  %vs8 = insertvalue [10 x <4 x float>] %vs7, <4 x float> %v8, 8
  %vs9 = insertvalue [10 x <4 x float>] %vs8, <4 x float> %v9, 9
  store [10 x <4 x float>] %vs9, ptr %vectors
  %throws = getelementptr %record, ptr %self, i32 0, i32 2
  %thrown = load ptr, ptr %throws
  store ptr %thrown, ptr %error
  %place = getelementptr %record, ptr %self, i32 0, i32 3
  %result = load { i64, i64, i64, i64 }, ptr %place
  ret { i64, i64, i64, i64 } %result
}

define void @words_caller(ptr %function, ptr %record, ptr %arguments, ptr %out) {
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  %words = load [10 x i64], ptr %arguments
  %place = getelementptr %record, ptr %arguments, i32 0, i32 1
  %vectors = load [10 x <4 x float>], ptr %place
  %w0 = extractvalue [10 x i64] %words, 0
  %w1 = extractvalue [10 x i64] %words, 1
  %w2 = extractvalue [10 x i64] %words, 2
  %w3 = extractvalue [10 x i64] %words, 3
  %w4 = extractvalue [10 x i64] %words, 4
  %w5 = extractvalue [10 x i64] %words, 5
  %w6 = extractvalue [10 x i64] %words, 6
  %w7 = extractvalue [10 x i64] %words, 7
  %w8 = extractvalue [10 x i64] %words, 8
  %w9 = extractvalue [10 x i64] %words, 9
  %v0 = extractvalue [10 x <4 x float>] %vectors, 0
  %v1 = extractvalue [10 x <4 x float>] %vectors, 1
  %v2 = extractvalue [10 x <4 x float>] %vectors, 2
  %v3 = extractvalue [10 x <4 x float>] %vectors, 3
  %v4 = extractvalue [10 x <4 x float>] %vectors, 4
  %v5 = extractvalue [10 x <4 x float>] %vectors, 5
  %v6 = extractvalue [10 x <4 x float>] %vectors, 6
  %v7 = extractvalue [10 x <4 x float>] %vectors, 7
  %v8 = extractvalue [10 x <4 x float>] %vectors, 8
  %v9 = extractvalue [10 x <4 x float>] %vectors, 9
  %result = call swiftcc { i64, i64, i64, i64 } %function(
    i64 %w0, i64 %w1, i64 %w2, i64 %w3, i64 %w4, i64 %w5, i64 %w6, i64 %w7, i64 %w8, i64 %w9, <4
    x float> %v0, <4 x float> %v1, <4 x float> %v2, <4 x float> %v3, <4 x float> %v4, <4 x
    float> %v5, <4 x float> %v6, <4 x float> %v7, <4 x float> %v8, <4 x float> %v9, ptr
    swiftself %record, ptr swifterror %error)
  %thrown = load ptr, ptr %error
  %error_place = getelementptr %record, ptr %out, i32 0, i32 2
  store ptr %thrown, ptr %error_place
  %results = getelementptr %record, ptr %out, i32 0, i32 3
  store { i64, i64, i64, i64 } %result, ptr %results
  ret void
}

define swiftcc { <4 x float>, <4 x float>, <4 x float>, <4 x float> } @vectors_callee(
    i64 %w0, i64 %w1, i64 %w2, i64 %w3, i64 %w4, i64 %w5, i64 %w6, i64 %w7, i64 %w8, i64 %w9, <4
    x float> %v0, <4 x float> %v1, <4 x float> %v2, <4 x float> %v3, <4 x float> %v4, <4 x
    float> %v5, <4 x float> %v6, <4 x float> %v7, <4 x float> %v8, <4 x float> %v9, ptr
    swiftself %self, ptr swifterror %error) {
  %ws0 = insertvalue [10 x i64] zeroinitializer, i64 %w0, 0
  %ws1 = insertvalue [10 x i64] %ws0, i64 %w1, 1
  %ws2 = insertvalue [10 x i64] %ws1, i64 %w2, 2
  %ws3 = insertvalue [10 x i64] %ws2, i64 %w3, 3
  %ws4 = insertvalue [10 x i64] %ws3, i64 %w4, 4
  %ws5 = insertvalue [10 x i64] %ws4, i64 %w5, 5
  %ws6 = insertvalue [10 x i64] %ws5, i64 %w6, 6
  %ws7 = insertvalue [10 x i64] %ws6, i64 %w7, 7
  %ws8 = insertvalue [10 x i64] %ws7, i64 %w8, 8
  %ws9 = insertvalue [10 x i64] %ws8, i64 %w9, 9
  store [10 x i64] %ws9, ptr %self
  %vectors = getelementptr %record, ptr %self, i32 0, i32 1
  %vs0 = insertvalue [10 x <4 x float>] zeroinitializer, <4 x float> %v0, 0
  %vs1 = insertvalue [10 x <4 x float>] %vs0, <4 x float> %v1, 1
  %vs2 = insertvalue [10 x <4 x float>] %vs1, <4 x float> %v2, 2
  %vs3 = insertvalue [10 x <4 x float>] %vs2, <4 x float> %v3, 3
  %vs4 = insertvalue [10 x <4 x float>] %vs3, <4 x float> %v4, 4
  %vs5 = insertvalue [10 x <4 x float>] %vs4, <4 x float> %v5, 5
  %vs6 = insertvalue [10 x <4 x float>] %vs5, <4 x float> %v6, 6
  %vs7 = insertvalue [10 x <4 x float>] %vs6, <4 x float> %v7, 7
  %vs8 = insertvalue [10 x <4 x float>] %vs7, <4 x float> %v8, 8
  %vs9 = insertvalue [10 x <4 x float>] %vs8, <4 x float> %v9, 9
  store [10 x <4 x float>] %vs9, ptr %vectors
  %throws = getelementptr %record, ptr %self, i32 0, i32 2
  %thrown = load ptr, ptr %throws
  store ptr %thrown, ptr %error
  %place = getelementptr %record, ptr %self, i32 0, i32 4
  %result = load { <4 x float>, <4 x float>, <4 x float>, <4 x float> }, ptr %place
  ret { <4 x float>, <4 x float>, <4 x float>, <4 x float> } %result
}

define void @vectors_caller(ptr %function, ptr %record, ptr %arguments, ptr %out) {
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  %words = load [10 x i64], ptr %arguments
  %place = getelementptr %record, ptr %arguments, i32 0, i32 1
  %vectors = load [10 x <4 x float>], ptr %place
  %w0 = extractvalue [10 x i64] %words, 0
  %w1 = extractvalue [10 x i64] %words, 1
  %w2 = extractvalue [10 x i64] %words, 2
  %w3 = extractvalue [10 x i64] %words, 3
  %w4 = extractvalue [10 x i64] %words, 4
  %w5 = extractvalue [10 x i64] %words, 5
  %w6 = extractvalue [10 x i64] %words, 6
  %w7 = extractvalue [10 x i64] %words, 7
  %w8 = extractvalue [10 x i64] %words, 8
  %w9 = extractvalue [10 x i64] %words, 9
  %v0 = extractvalue [10 x <4 x float>] %vectors, 0
  %v1 = extractvalue [10 x <4 x float>] %vectors, 1
  %v2 = extractvalue [10 x <4 x float>] %vectors, 2
  %v3 = extractvalue [10 x <4 x float>] %vectors, 3
  %v4 = extractvalue [10 x <4 x float>] %vectors, 4
  %v5 = extractvalue [10 x <4 x float>] %vectors, 5
  %v6 = extractvalue [10 x <4 x float>] %vectors, 6
  %v7 = extractvalue [10 x <4 x float>] %vectors, 7
  %v8 = extractvalue [10 x <4 x float>] %vectors, 8
  %v9 = extractvalue [10 x <4 x float>] %vectors, 9
  %result = call swiftcc { <4 x float>, <4 x float>, <4 x float>, <4 x float> } %function(
    i64 %w0, i64 %w1, i64 %w2, i64 %w3, i64 %w4, i64 %w5, i64 %w6, i64 %w7, i64 %w8, i64 %w9, <4
    x float> %v0, <4 x float> %v1, <4 x float> %v2, <4 x float> %v3, <4 x float> %v4, <4 x
    float> %v5, <4 x float> %v6, <4 x float> %v7, <4 x float> %v8, <4 x float> %v9, ptr
    swiftself %record, ptr swifterror %error)
  %thrown = load ptr, ptr %error
  %error_place = getelementptr %record, ptr %out, i32 0, i32 2
  store ptr %thrown, ptr %error_place
  %results = getelementptr %record, ptr %out, i32 0, i32 4
  store { <4 x float>, <4 x float>, <4 x float>, <4 x float> } %result, ptr %results
  ret void
}

define swiftcc void @indirect_callee(
    ptr noalias sret([4 x i64]) %to, i64 %w0, i64 %w1, i64 %w2, i64 %w3, i64 %w4, i64 %w5, i64
    %w6, i64 %w7, i64 %w8, i64 %w9, <4 x float> %v0, <4 x float> %v1, <4 x float> %v2, <4 x
    float> %v3, <4 x float> %v4, <4 x float> %v5, <4 x float> %v6, <4 x float> %v7, <4 x float>
    %v8, <4 x float> %v9, ptr swiftself %self, ptr swifterror %error) {
  %ws0 = insertvalue [10 x i64] zeroinitializer, i64 %w0, 0
  %ws1 = insertvalue [10 x i64] %ws0, i64 %w1, 1
  %ws2 = insertvalue [10 x i64] %ws1, i64 %w2, 2
  %ws3 = insertvalue [10 x i64] %ws2, i64 %w3, 3
  %ws4 = insertvalue [10 x i64] %ws3, i64 %w4, 4
  %ws5 = insertvalue [10 x i64] %ws4, i64 %w5, 5
  %ws6 = insertvalue [10 x i64] %ws5, i64 %w6, 6
  %ws7 = insertvalue [10 x i64] %ws6, i64 %w7, 7
  %ws8 = insertvalue [10 x i64] %ws7, i64 %w8, 8
  %ws9 = insertvalue [10 x i64] %ws8, i64 %w9, 9
  store [10 x i64] %ws9, ptr %self
  %vectors = getelementptr %record, ptr %self, i32 0, i32 1
  %vs0 = insertvalue [10 x <4 x float>] zeroinitializer, <4 x float> %v0, 0
  %vs1 = insertvalue [10 x <4 x float>] %vs0, <4 x float> %v1, 1
  %vs2 = insertvalue [10 x <4 x float>] %vs1, <4 x float> %v2, 2
  %vs3 = insertvalue [10 x <4 x float>] %vs2, <4 x float> %v3, 3
  %vs4 = insertvalue [10 x <4 x float>] %vs3, <4 x float> %v4, 4
  %vs5 = insertvalue [10 x <4 x float>] %vs4, <4 x float> %v5, 5
  %vs6 = insertvalue [10 x <4 x float>] %vs5, <4 x float> %v6, 6
  %vs7 = insertvalue [10 x <4 x float>] %vs6, <4 x float> %v7, 7
  %vs8 = insertvalue [10 x <4 x float>] %vs7, <4 x float> %v8, 8
  %vs9 = insertvalue [10 x <4 x float>] %vs8, <4 x float> %v9, 9
  store [10 x <4 x float>] %vs9, ptr %vectors
  %throws = getelementptr %record, ptr %self, i32 0, i32 2
  %thrown = load ptr, ptr %throws
  store ptr %thrown, ptr %error
  %from = getelementptr %record, ptr %self, i32 0, i32 3
  %result = load [4 x i64], ptr %from
  store [4 x i64] %result, ptr %to
  ret void
}

define void @indirect_caller(ptr %function, ptr %record, ptr %arguments, ptr %out) {
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  %to = getelementptr %record, ptr %out, i32 0, i32 3
  %words = load [10 x i64], ptr %arguments
  %place = getelementptr %record, ptr %arguments, i32 0, i32 1
  %vectors = load [10 x <4 x float>], ptr %place
  %w0 = extractvalue [10 x i64] %words, 0
  %w1 = extractvalue [10 x i64] %words, 1
  %w2 = extractvalue [10 x i64] %words, 2
  %w3 = extractvalue [10 x i64] %words, 3
  %w4 = extractvalue [10 x i64] %words, 4
  %w5 = extractvalue [10 x i64] %words, 5
  %w6 = extractvalue [10 x i64] %words, 6
  %w7 = extractvalue [10 x i64] %words, 7
  %w8 = extractvalue [10 x i64] %words, 8
  %w9 = extractvalue [10 x i64] %words, 9
  %v0 = extractvalue [10 x <4 x float>] %vectors, 0
  %v1 = extractvalue [10 x <4 x float>] %vectors, 1
  %v2 = extractvalue [10 x <4 x float>] %vectors, 2
  %v3 = extractvalue [10 x <4 x float>] %vectors, 3
  %v4 = extractvalue [10 x <4 x float>] %vectors, 4
  %v5 = extractvalue [10 x <4 x float>] %vectors, 5
  %v6 = extractvalue [10 x <4 x float>] %vectors, 6
  %v7 = extractvalue [10 x <4 x float>] %vectors, 7
  %v8 = extractvalue [10 x <4 x float>] %vectors, 8
  %v9 = extractvalue [10 x <4 x float>] %vectors, 9
  call swiftcc void %function(
    ptr noalias sret([4 x i64]) %to, i64 %w0, i64 %w1, i64 %w2, i64 %w3, i64 %w4, i64 %w5, i64
    %w6, i64 %w7, i64 %w8, i64 %w9, <4 x float> %v0, <4 x float> %v1, <4 x float> %v2, <4 x
    float> %v3, <4 x float> %v4, <4 x float> %v5, <4 x float> %v6, <4 x float> %v7, <4 x float>
    %v8, <4 x float> %v9, ptr swiftself %record, ptr swifterror %error)
  %thrown = load ptr, ptr %error
  %error_place = getelementptr %record, ptr %out, i32 0, i32 2
  store ptr %thrown, ptr %error_place
  ret void
}

define swifttailcc void @async_callee(
    ptr swiftasync %async, i64 %w0, i64 %w1, i64 %w2, i64 %w3, i64 %w4, i64 %w5, i64 %w6, i64
    %w7, i64 %w8, i64 %w9, <4 x float> %v0, <4 x float> %v1, <4 x float> %v2, <4 x float> %v3,
    <4 x float> %v4, <4 x float> %v5, <4 x float> %v6, <4 x float> %v7, <4 x float> %v8, <4 x
    float> %v9, ptr swiftself %self) {
  %ws0 = insertvalue [10 x i64] zeroinitializer, i64 %w0, 0
  %ws1 = insertvalue [10 x i64] %ws0, i64 %w1, 1
  %ws2 = insertvalue [10 x i64] %ws1, i64 %w2, 2
  %ws3 = insertvalue [10 x i64] %ws2, i64 %w3, 3
  %ws4 = insertvalue [10 x i64] %ws3, i64 %w4, 4
  %ws5 = insertvalue [10 x i64] %ws4, i64 %w5, 5
  %ws6 = insertvalue [10 x i64] %ws5, i64 %w6, 6
  %ws7 = insertvalue [10 x i64] %ws6, i64 %w7, 7
  %ws8 = insertvalue [10 x i64] %ws7, i64 %w8, 8
  %ws9 = insertvalue [10 x i64] %ws8, i64 %w9, 9
  store [10 x i64] %ws9, ptr %self
  %vectors = getelementptr %record, ptr %self, i32 0, i32 1
  %vs0 = insertvalue [10 x <4 x float>] zeroinitializer, <4 x float> %v0, 0
  %vs1 = insertvalue [10 x <4 x float>] %vs0, <4 x float> %v1, 1
  %vs2 = insertvalue [10 x <4 x float>] %vs1, <4 x float> %v2, 2
  %vs3 = insertvalue [10 x <4 x float>] %vs2, <4 x float> %v3, 3
  %vs4 = insertvalue [10 x <4 x float>] %vs3, <4 x float> %v4, 4
  %vs5 = insertvalue [10 x <4 x float>] %vs4, <4 x float> %v5, 5
  %vs6 = insertvalue [10 x <4 x float>] %vs5, <4 x float> %v6, 6
  %vs7 = insertvalue [10 x <4 x float>] %vs6, <4 x float> %v7, 7
  %vs8 = insertvalue [10 x <4 x float>] %vs7, <4 x float> %v8, 8
  %vs9 = insertvalue [10 x <4 x float>] %vs8, <4 x float> %v9, 9
  store [10 x <4 x float>] %vs9, ptr %vectors
  %place = getelementptr %record, ptr %self, i32 0, i32 5
  store ptr %async, ptr %place
  ret void
}

define void @async_caller(ptr %function, ptr %record, ptr %arguments, ptr %out) {
  %words = load [10 x i64], ptr %arguments
  %place = getelementptr %record, ptr %arguments, i32 0, i32 1
  %vectors = load [10 x <4 x float>], ptr %place
  %w0 = extractvalue [10 x i64] %words, 0
  %w1 = extractvalue [10 x i64] %words, 1
  %w2 = extractvalue [10 x i64] %words, 2
  %w3 = extractvalue [10 x i64] %words, 3
  %w4 = extractvalue [10 x i64] %words, 4
  %w5 = extractvalue [10 x i64] %words, 5
  %w6 = extractvalue [10 x i64] %words, 6
  %w7 = extractvalue [10 x i64] %words, 7
  %w8 = extractvalue [10 x i64] %words, 8
  %w9 = extractvalue [10 x i64] %words, 9
  %v0 = extractvalue [10 x <4 x float>] %vectors, 0
  %v1 = extractvalue [10 x <4 x float>] %vectors, 1
  %v2 = extractvalue [10 x <4 x float>] %vectors, 2
  %v3 = extractvalue [10 x <4 x float>] %vectors, 3
  %v4 = extractvalue [10 x <4 x float>] %vectors, 4
  %v5 = extractvalue [10 x <4 x float>] %vectors, 5
  %v6 = extractvalue [10 x <4 x float>] %vectors, 6
  %v7 = extractvalue [10 x <4 x float>] %vectors, 7
  %v8 = extractvalue [10 x <4 x float>] %vectors, 8
  %v9 = extractvalue [10 x <4 x float>] %vectors, 9
  call swifttailcc void %function(
    ptr swiftasync %out, i64 %w0, i64 %w1, i64 %w2, i64 %w3, i64 %w4, i64 %w5, i64 %w6, i64 %w7,
    i64 %w8, i64 %w9, <4 x float> %v0, <4 x float> %v1, <4 x float> %v2, <4 x float> %v3, <4 x
    float> %v4, <4 x float> %v5, <4 x float> %v6, <4 x float> %v7, <4 x float> %v8, <4 x float>
    %v9, ptr swiftself %record)
  ret void
}
