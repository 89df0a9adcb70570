using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Comparison of nested values.</content>
public readonly partial struct TagValue
{
    /// <inheritdoc/>
    public override int GetHashCode() => Kind switch
    {
        TagValueKind.Array => HashCode.Combine(Kind, AsArray().Length),
        TagValueKind.Bytes => HashCode.Combine(Kind, AsBytes().Length),
        TagValueKind.KeyValueList => HashCode.Combine(Kind, AsKeyValueList().Count),
        _ => HashCode.Combine(Kind, _bits, _reference),
    };

    private bool EqualsNested(in TagValue other)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack(); // a list may contain itself
        return Kind == TagValueKind.Array
            ? AsArray().SequenceEqual(other.AsArray())
            : AsKeyValueList().AsSpan().SequenceEqual(other.AsKeyValueList().AsSpan());
    }
}
