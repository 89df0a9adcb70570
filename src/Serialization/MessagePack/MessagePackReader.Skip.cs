using System.Buffers;

namespace SpanPack;

/// <content>Values that are skipped.</content>
internal ref partial struct MessagePackReader
{
    /// <summary>
    /// The deepest nesting: the agent's decoder rejects a value within 100,000 others. An empty array or map contains none, so it may be
    /// the one at that depth.
    /// </summary>
    private const int MaxDepth = 99_999;

    private const int InitialStack = 64;

    /// <summary>Skips one value of any type and content.</summary>
    internal void Skip()
    {
        long[]? rented = null;
        Span<long> open = stackalloc long[InitialStack]; // elements that are left in each container around the place
        int depth = 0;
        try
        {
            while (true)
            {
                long elements = SkipHead(uint.MaxValue); // what nobody asked for may have any number of elements
                if (elements > 0)
                {
                    if (depth == MaxDepth) throw Error($"values nest deeper than {MaxDepth}");
                    if (depth == open.Length) Enlarge(ref open, ref rented);
                    open[depth++] = elements;
                    continue;
                }

                while (depth > 0 && --open[depth - 1] == 0) depth--;
                if (depth == 0) return;
            }
        }
        finally
        {
            if (rented is not null) ArrayPool<long>.Shared.Return(rented);
        }
    }

    private static void Enlarge(ref Span<long> open, ref long[]? rented)
    {
        long[] larger = ArrayPool<long>.Shared.Rent(open.Length * 2);
        open.CopyTo(larger);
        if (rented is not null) ArrayPool<long>.Shared.Return(rented);
        rented = larger;
        open = larger;
    }

    /// <summary>Skips a scalar, or the header of a container.</summary>
    /// <returns>The number of values within the container that follow; 0 for a scalar.</returns>
    private long SkipHead(uint maxElements)
    {
        byte code = Peek("a value");
        switch (code)
        {
            case >= MessagePackCode.MinFixMap and <= MessagePackCode.MaxFixMap or MessagePackCode.Map16 or MessagePackCode.Map32:
                return 2L * ReadMapHeader(maxElements);
            case >= MessagePackCode.MinFixArray and <= MessagePackCode.MaxFixArray or MessagePackCode.Array16 or MessagePackCode.Array32:
                return ReadArrayHeader(maxElements);
            case >= MessagePackCode.MinFixStr and <= MessagePackCode.MaxFixStr:
            case MessagePackCode.Str8 or MessagePackCode.Str16 or MessagePackCode.Str32:
            case MessagePackCode.Bin8 or MessagePackCode.Bin16 or MessagePackCode.Bin32:
                ReadKey();
                return 0;
            case MessagePackCode.NeverUsed:
                throw Error("the byte 0xc1, which MessagePack does not use");
            default:
                Take(1, ScalarSize(code));
                return 0;
        }
    }

    /// <summary>Returns the bytes after the code of nil, a Boolean, a number or an extension.</summary>
    private readonly long ScalarSize(byte code) => code switch
    {
        MessagePackCode.UInt8 or MessagePackCode.Int8 => 1,
        MessagePackCode.UInt16 or MessagePackCode.Int16 => 2,
        MessagePackCode.UInt32 or MessagePackCode.Int32 or MessagePackCode.Float32 => 4,
        MessagePackCode.UInt64 or MessagePackCode.Int64 or MessagePackCode.Float64 => 8,
        MessagePackCode.FixExt1 => 2,
        MessagePackCode.FixExt2 => 3,
        MessagePackCode.FixExt4 => 5,
        MessagePackCode.FixExt8 => 9,
        MessagePackCode.FixExt16 => 17,
        MessagePackCode.Ext8 => 2 + ByteAt(1),
        MessagePackCode.Ext16 => 3 + UInt16At(1),
        MessagePackCode.Ext32 => 5 + (long)UInt32At(1),
        _ => 0,
    };
}
