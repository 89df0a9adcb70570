using System.Runtime.InteropServices;

namespace SpanPack;

/// <summary>
/// Decodes attributes of an event: each value is a map of its type and the value in a field of that type's name. Source:
/// docs/protocol.md#span-events.
/// </summary>
internal static class V04EventValueDecoder
{
    private const int MaxDepth = 64; // arrays within arrays are not part of the format; the agent follows them this far

    private static readonly Arrays s_arrays = new(isOlder: false);
    private static readonly Arrays s_olderArrays = new(isOlder: true);
    private static readonly TagValue s_emptyArray = new(ReadOnlySpan<TagValue>.Empty);

    internal static void DecodeMap<TVisitor>(ref MessagePackReader reader, ref TVisitor visitor)
        where TVisitor : ITraceVisitor
    {
        for (int count = reader.ReadMapHeader(); count > 0; count--)
        {
            TraceText key = reader.ReadText(FieldEncoding.TextWithin);
            reader.PushKey(key);
            if (!reader.TryReadNil()) visitor.VisitAttribute(TraceElement.Event, key, Decode(ref reader, depth: 0, budget: null));
            reader.Path.Pop();
        }
    }

    // Without a budget nothing is built: the value is checked.
    private static TraceValue Decode(ref MessagePackReader reader, int depth, ObjectBudget? budget)
    {
        if (depth > MaxDepth) throw reader.Error($"attribute values nest deeper than {MaxDepth}");
        int type = 0;
        ReadOnlySpan<byte> text = default;
        bool boolean = false;
        long integer = 0;
        double number = 0;
        TraceValue array = new(depth > 0 && reader.IsOlder ? default : s_emptyArray);
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            ReadOnlySpan<byte> key = reader.ReadKey();
            if (Is(key, V04FieldNames.Encoded.Type)) type = reader.IsOlder ? reader.ReadInt32Strict() : reader.ReadInt32Lenient();
            else if (Is(key, V04FieldNames.Encoded.StringValue)) text = reader.ReadTextWithin();
            else if (Is(key, V04FieldNames.Encoded.BoolValue)) boolean = reader.ReadBool();
            else if (Is(key, V04FieldNames.Encoded.IntValue)) integer = reader.ReadInt64Strict();
            else if (Is(key, V04FieldNames.Encoded.DoubleValue)) number = reader.ReadDoubleStrict();
            else if (IsArray(key, reader.IsOlder, depth)) array = DecodeNested(ref reader, depth, budget);
            else reader.Skip();
        }

        // The member named by the type counts; of an unknown type there is nothing to use.
        return (TagValueKind)type switch
        {
            TagValueKind.String => new TraceValue(new TraceText(text)),
            TagValueKind.Bool => new TraceValue(boolean),
            TagValueKind.Int => new TraceValue(integer),
            TagValueKind.Double => new TraceValue(number),
            TagValueKind.Array => array,
            _ => new TraceValue(default(TagValue)),
        };
    }

    // The older decoder knows no array within an array, and passes over whatever is there.
    private static bool IsArray(ReadOnlySpan<byte> key, bool isOlder, int depth)
        => Is(key, V04FieldNames.Encoded.ArrayValue) && !(isOlder && depth > 0);

    // Of a name that is encoded the first byte is its header.
    private static bool Is(ReadOnlySpan<byte> key, ReadOnlySpan<byte> encodedName) => key.SequenceEqual(encodedName[1..]);

    private static TraceValue DecodeNested(scoped ref MessagePackReader reader, int depth, ObjectBudget? budget)
    {
        int start = reader.Position;
        TagValue value = DecodeArray(ref reader, depth, budget);
        return budget is null
            ? new TraceValue(TagValueKind.Array, reader.Bytes, start, reader.IsOlder ? s_olderArrays : s_arrays)
            : new TraceValue(value);
    }

    private static TagValue DecodeArray(ref MessagePackReader reader, int depth, ObjectBudget? budget)
    {
        if (reader.TryReadNil()) return s_emptyArray;
        budget?.Take(ObjectCosts.NestedValue);
        List<TagValue>? elements = budget is null ? null : [];
        for (int fields = reader.ReadMapHeader(); fields > 0; fields--)
        {
            if (!Is(reader.ReadKey(), V04FieldNames.Encoded.Values))
            {
                reader.Skip();
                continue;
            }

            elements?.Clear();
            int count = reader.ReadArrayHeader();
            for (int i = 0; i < count; i++)
            {
                reader.Path.Push(i);
                if (!reader.TryReadNil())
                {
                    TraceValue element = Decode(ref reader, depth + 1, budget);
                    if (elements is not null) Add(elements, element, budget!);
                }

                reader.Path.Pop();
            }
        }

        return elements is null ? default : new TagValue(CollectionsMarshal.AsSpan(elements));
    }

    private static void Add(List<TagValue> elements, in TraceValue element, ObjectBudget budget)
    {
        budget.Take(ObjectCosts.Element);
        budget.TakeValue(element);
        elements.Add(element.ToTagValue());
    }

    private sealed class Arrays(bool isOlder) : NestedValues
    {
        internal override TagValue Build(ReadOnlySpan<byte> payload, int start, TagValueKind kind, ObjectBudget budget)
        {
            var reader = new MessagePackReader(payload, isOlder) { Position = start };
            return DecodeArray(ref reader, depth: 0, budget);
        }
    }
}
