namespace SpanPack;

/// <content>Structured data, and attributes of types that only v1.0 has.</content>
public sealed partial class Span
{
    internal ReadOnlySpan<CustomTag<byte[]?>> MetaStruct => Extras is { } extras ? extras.MetaStruct.Entries : default;

    internal ReadOnlySpan<CustomTag<TypedAttribute?>> TypedAttributes => Extras is { } extras ? extras.Attributes.Entries : default;

    /// <summary>Sets structured data (<c>meta_struct</c>).</summary>
    /// <param name="name">The key, such as <c>appsec</c>; not null.</param>
    /// <param name="messagePack">
    /// A complete MessagePack document, conventionally a map with string keys, not copied: it must not change. <see langword="null"/>
    /// removes it.
    /// </param>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public void SetMetaStruct(string name, byte[]? messagePack)
    {
        ArgumentNullException.ThrowIfNull(name);
        MakeExtras().MetaStruct.Set(name, messagePack, shadows: false);
    }

    /// <summary>Gets structured data (<c>meta_struct</c>).</summary>
    /// <param name="name">The key; not null.</param>
    /// <returns>The document, or <see langword="null"/> when there is none.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public byte[]? GetMetaStruct(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return Extras?.MetaStruct.Get(name);
    }

    /// <summary>Gets the keys of the structured data (<c>meta_struct</c>), in the order of their first use.</summary>
    public IEnumerable<string> GetMetaStructNames() => MetaStruct.IsEmpty ? [] : EnumerateMetaStructNames();

    /// <summary>
    /// Sets an attribute with its type; replaces any value of that name. Text, doubles and binary data are stored as the string tags,
    /// numeric tags and structured data of all formats.
    /// </summary>
    /// <remarks>
    /// Booleans, integers, arrays and lists of pairs keep their type in v1.0; other formats get them as text or numbers. If a class of
    /// <see cref="Tags"/> has the name, a slot that is set later hides the attribute, and a constant tag is not changed.
    /// </remarks>
    /// <param name="name">The key; not null.</param>
    /// <param name="value">The value.</param>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public void SetAttribute(string name, TagValue value)
    {
        ArgumentNullException.ThrowIfNull(name);
        switch (value.Kind)
        {
            case TagValueKind.String:
                SetTag(name, value.AsString());
                break;
            case TagValueKind.Double:
                SetMetric(name, value.AsDouble());
                break;
            default:
                SetTag(name, null);
                if (_tags is { } tags && tags.IsSet(name)) break; // a constant
                if (value.Kind == TagValueKind.Bytes) SetMetaStruct(name, value.AsBytes().ToArray());
                else MakeExtras().Attributes.Set(name, new TypedAttribute(value), shadows: false);
                break;
        }
    }

    /// <summary>Gets the value of a name, of any type: text, a number, structured data or a value of <see cref="SetAttribute"/>.</summary>
    /// <param name="name">The key; not null.</param>
    /// <returns>The value, or <see langword="null"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public TagValue? GetAttribute(string name)
    {
        if (GetTypedAttribute(name) is { } typed) return typed;
        if (GetMetric(name) is { } number) return number;
        if (GetTag(name) is { } text) return text;
        return GetMetaStruct(name) is { } bytes ? new TagValue(bytes) : default(TagValue?);
    }

    /// <summary>Gets an attribute of a type that only v1.0 has: a Boolean, an integer, an array or a list of pairs.</summary>
    /// <param name="name">The key; not null.</param>
    /// <returns>The value, or <see langword="null"/>.</returns>
    /// <exception cref="ArgumentNullException"><paramref name="name"/> is null.</exception>
    public TagValue? GetTypedAttribute(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        return Extras?.Attributes.Get(name) is { } attribute && !IsHidden(name) ? attribute.Value : default(TagValue?);
    }

    /// <summary>Gets the keys of the attributes for <see cref="GetTypedAttribute"/>, in the order of their first use.</summary>
    public IEnumerable<string> GetTypedAttributeNames() => TypedAttributes.IsEmpty ? [] : EnumerateTypedAttributeNames();

    private IEnumerable<string> EnumerateMetaStructNames()
    {
        for (int i = 0; i < MetaStruct.Length; i++)
        {
            if (MetaStruct[i].Value is not null) yield return MetaStruct[i].Key;
        }
    }

    private IEnumerable<string> EnumerateTypedAttributeNames()
    {
        for (int i = 0; i < TypedAttributes.Length; i++)
        {
            if (TypedAttributes[i].Value is not null && !IsHidden(TypedAttributes[i].Key)) yield return TypedAttributes[i].Key;
        }
    }

    // By a slot that was set later, as for writers.
    private bool IsHidden(string name) => _tags is { } tags && tags.IsSet(name);
}
