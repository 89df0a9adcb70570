namespace SpanPack;

/// <summary>Returns whether an item fits a condition. The item is not copied.</summary>
internal delegate bool ConditionTest<T>(FilterCondition condition, in T item);
