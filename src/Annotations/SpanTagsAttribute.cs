namespace SpanPack;

/// <summary>
/// Makes a partial class that derives from <c>SpanTags</c> a tag class: the generator implements its
/// <see cref="TagAttribute"/> and <see cref="MetricAttribute"/> properties and encodes their names at compile time.
/// </summary>
[AttributeUsage(AttributeTargets.Class, Inherited = false)]
public sealed class SpanTagsAttribute : Attribute;
