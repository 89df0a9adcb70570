using System.Runtime.InteropServices;
using System.Text;

namespace SpanPack;

/// <summary>The comparisons.</summary>
internal sealed partial class PayloadFilter
{
    private static bool Fits(FilterCondition condition, in TraceValue value) => condition.IsAny || value.Kind switch
    {
        TagValueKind.String => condition.Fits(value.AsText().Utf8),
        TagValueKind.Double => condition.Fits(value.AsDouble()),
        TagValueKind.Int => condition.Fits(value.AsInt64()),
        TagValueKind.Bool => condition.Fits(value.AsBool()),
        _ => false,
    };

    private ref ulong BitsOf(TraceElement owner)
    {
        if (owner == TraceElement.Span) return ref _bits;
        if (owner == TraceElement.Chunk) return ref CollectionsMarshal.AsSpan(_chunkBits)[^1];
        return ref _payloadBits;
    }

    private void Check(FilterTarget target, ReadOnlySpan<byte> text, ref ulong bits)
    {
        for (int i = 0; i < _conditions.Length; i++)
        {
            if (_conditions[i].Fits(target, text)) bits |= 1UL << i;
        }
    }

    private void CheckTag(ReadOnlySpan<byte> key, ReadOnlySpan<byte> text, ref ulong bits)
    {
        for (int i = 0; i < _conditions.Length; i++)
        {
            if (_conditions[i].FitsTag(key, text)) bits |= 1UL << i;
        }
    }

    private void CheckKind(string kind)
    {
        byte[] text = Encoding.ASCII.GetBytes(kind);
        Check(FilterTarget.Kind, text, ref _bits);
        CheckTag("span.kind"u8, text, ref _bits);
    }

    private void CheckId(FilterTarget target, ulong id)
    {
        for (int i = 0; i < _conditions.Length; i++)
        {
            if (_conditions[i].Target == target && _conditions[i].FitsId(id)) _bits |= 1UL << i;
        }
    }
}
