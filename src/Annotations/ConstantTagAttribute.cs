namespace SpanPack;

/// <summary>A string tag with one value for every span of a tag class, written as a run of bytes made at compile time.</summary>
/// <param name="name">The key on the wire: 1 to 200 bytes as UTF-8, no lone surrogate.</param>
/// <param name="value">The value: 0 to 65,535 bytes as UTF-8, no lone surrogate.</param>
[AttributeUsage(AttributeTargets.Class, AllowMultiple = true, Inherited = false)]
public sealed class ConstantTagAttribute(string name, string value) : Attribute
{
    /// <summary>Gets the key on the wire.</summary>
    public string Name { get; } = name;

    /// <summary>Gets the value on the wire.</summary>
    public string Value { get; } = value;
}
