namespace SpanPack;

/// <summary>A numeric tag (<c>metrics</c>) of a tag class, on a partial property. At most 64 in a class.</summary>
/// <remarks>
/// The property is a nullable <c>double</c>, <c>float</c> or integer. The wire has float 64 only: whole numbers beyond
/// 2^53 lose precision. Unset is <see langword="null"/>.
/// </remarks>
/// <param name="name">The key on the wire: 1 to 200 bytes as UTF-8 (the agent cuts longer ones), no lone surrogate.</param>
[AttributeUsage(AttributeTargets.Property)]
public sealed class MetricAttribute(string name) : Attribute
{
    /// <summary>Gets the key on the wire.</summary>
    public string Name { get; } = name;
}
