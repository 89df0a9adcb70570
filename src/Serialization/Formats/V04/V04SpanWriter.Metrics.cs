using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>Numeric tags: <c>metrics</c>, always float 64.</content>
internal static partial class V04SpanWriter
{
    private static ref byte WriteMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ReadOnlySpan<CustomTag<TypedAttribute?>> typed)
    {
        window.AssertRoom(ref cursor, V04Fields.Metrics.Length + CountHeader.MaxSize);
        cursor = ref RawBytes.Copy(ref cursor, V04Fields.Metrics);

        // Read once: what is counted for the header is what is written.
        ReadOnlySpan<CustomTag<double?>> custom = context.Span.CustomMetrics;
        int maxCount = context.MaxAutomaticMetrics + custom.Length + typed.Length;
        TagLayout? layout = context.Layout is { MetricCount: > 0 } withNumbers ? withNumbers : null;
        if (layout is not null) maxCount += layout.MetricCount;
        var header = new CountHeader(maxCount);
        int headerOffset = window.Offset(ref cursor);
        cursor = ref Unsafe.Add(ref cursor, header.Size);

        int count = 0;
        if (layout is not null) cursor = ref WriteLevelMetrics(ref window, ref cursor, ref context, layout, ref count);
        if (custom.Length != 0) cursor = ref WriteCustomMetrics(ref window, ref cursor, ref context, ref MemoryMarshal.GetReference(custom), custom.Length, ref count);
        if (typed.Length != 0) cursor = ref WriteTypedNumbers(ref window, ref cursor, ref context, typed, ref count);
        if (context.Blocks is not null) cursor = ref WriteAutomaticMetrics(ref window, ref cursor, ref context, ref count);

        header.WriteMap(ref window.At(headerOffset), count);
        return ref cursor;
    }

    private static ref byte WriteLevelMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, TagLayout layout, scoped ref int count)
    {
        // Their room was asked for with the strings.
        if (layout.Merged is { } merged && !context.CheckAllNames)
        {
            foreach (MergedMetrics metrics in merged.Metrics)
            {
                ref byte first = ref TagStorage.FirstField(context.Tags!);
                cursor = ref WriteNumbersOfLevel(ref window, ref cursor, metrics.Names, metrics.PresenceIn(ref first), ref metrics.ValuesIn(ref first), ref count);
            }

            return ref cursor;
        }

        bool more = true;
        for (int i = 0; more; i++)
        {
            more = context.Tags!.ReadLevel(i, out TagLevel level);
            if (level.Metrics.IsEmpty) continue;
            KeyTable names = level.Table!.Metrics;
            ulong presence = level.Presence; // read once: another thread may clear bits
            if ((level.Table.HasAutomatic && !context.IsVerbatim) || context.CheckAllNames) presence = CheckedPresence(ref context, names, presence);
            cursor = ref WriteNumbersOfLevel(ref window, ref cursor, names, presence, ref MemoryMarshal.GetReference(level.Metrics), ref count);
        }

        return ref cursor;
    }

    private static ref byte WriteNumbersOfLevel(scoped ref OutputWindow window, ref byte cursor, KeyTable names, ulong presence, scoped ref double values, scoped ref int count)
    {
        count += BitOperations.PopCount(presence);
        for (; presence != 0; presence &= presence - 1)
        {
            int slot = BitOperations.TrailingZeroCount(presence);
            window.AssertRoom(ref cursor, V04Bound.MetricSlot);
            ref byte keys = ref Unsafe.Add(ref names.First, (nint)slot * KeyTable.EntrySize);
            RawBytes.Copy32(ref keys, ref cursor);
            nint keySize = Unsafe.Add(ref keys, KeyTable.LengthOffset);
            if (keySize != 0) cursor = ref Unsafe.Add(ref cursor, keySize);
            else cursor = ref WriteLongKey(ref window, ref cursor, names, slot);
            RawBytes.WriteDouble(ref cursor, Unsafe.Add(ref values, slot));
            cursor = ref Unsafe.Add(ref cursor, 8);
        }

        return ref cursor;
    }

    private static ref byte WriteAutomaticMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref int count)
    {
        EncodedRun run = context.Runs.Metrics;
        window.AssertRoom(ref cursor, run.Bytes.Array.Length);
        cursor = ref RawBytes.Copy(ref cursor, run.Bytes);
        count += run.Count;
        if (context.Runs.HasPriority) RawBytes.WriteDouble(ref Unsafe.Subtract(ref cursor, 8), context.Chunk.SamplingPriority.GetValueOrDefault());
        return ref context.Automatic == 0 ? ref cursor : ref WriteSingleMetrics(ref window, ref cursor, ref context, context.Automatic, ref count);
    }

    private static ref byte WriteSingleMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, ulong tags, scoped ref int count)
    {
        ref readonly TraceChunk chunk = ref context.Chunk;
        double rate = chunk.SamplingRate.GetValueOrDefault();
        if (AutomaticTags.Has(tags, AutomaticTag.AgentSamplingRate)) cursor = ref WriteMetric(ref window, ref cursor, MetricNames.Encoded.AgentSamplingRate, rate, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.RuleSamplingRate)) cursor = ref WriteMetric(ref window, ref cursor, MetricNames.Encoded.RuleSamplingRate, rate, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.LimiterRate)) cursor = ref WriteMetric(ref window, ref cursor, MetricNames.Encoded.LimiterRate, chunk.RateLimit.GetValueOrDefault(), ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.KeepRate)) cursor = ref WriteMetric(ref window, ref cursor, MetricNames.Encoded.KeepRate, chunk.KeepRate.GetValueOrDefault(), ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.ApmEnabled)) cursor = ref WritePair(ref window, ref cursor, FusedTags.ApmDisabled, ref count);
        if (AutomaticTags.Has(tags, AutomaticTag.AppSecEnabled)) cursor = ref WritePair(ref window, ref cursor, FusedTags.AppSecEnabled, ref count);
        return ref cursor;
    }

    private static ref byte WriteMetric(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> encodedKey, double value, scoped ref int count)
    {
        cursor = ref WritePair(ref window, ref cursor, encodedKey, ref count);
        return ref MessagePackPrimitives.WriteDouble(ref window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize), value);
    }

    private static ref byte WritePair(scoped ref OutputWindow window, ref byte cursor, scoped ReadOnlySpan<byte> encoded, scoped ref int count)
    {
        count++;
        return ref RawBytes.Copy(ref window.ReserveMore(ref cursor, encoded.Length), encoded);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteLongKey(scoped ref OutputWindow window, ref byte cursor, KeyTable table, int index)
    {
        ReadOnlySpan<byte> key = table.Key(index);
        window.AssertRoom(ref cursor, key.Length);
        return ref RawBytes.Copy(ref cursor, key);
    }
}
