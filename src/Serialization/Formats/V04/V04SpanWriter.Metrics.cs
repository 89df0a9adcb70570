using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SpanPack;

/// <content>Numeric tags: <c>metrics</c>, always float 64.</content>
internal static partial class V04SpanWriter
{
    private const int MaxAutomaticMetrics = 8; // on one span, beside the run

    private static ref byte WriteMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts)
    {
        window.AssertRoom(ref cursor, V04Fields.Metrics.Length + CountHeader.MaxSize);
        cursor = ref RawBytes.Copy(ref cursor, V04Fields.Metrics);
        CountHeader header = CountHeader.Map(MaxMetricCount(ref parts));
        int headerOffset = window.Offset(ref cursor);
        cursor = ref Unsafe.Add(ref cursor, header.Size);

        int count = 0;
        cursor = ref WriteLevelMetrics(ref window, ref cursor, ref context, ref parts, parts.Level, ref count);
        bool more = parts.HasMoreLevels;
        for (int i = 1; more; i++)
        {
            more = parts.Tags!.ReadLevel(i, out TagLevel level); // its room was asked for with its strings
            cursor = ref WriteLevelMetrics(ref window, ref cursor, ref context, ref parts, level, ref count);
        }

        if (!parts.CustomMetrics.IsEmpty) cursor = ref WriteCustomMetrics(ref window, ref cursor, ref context, ref parts, ref count);
        if (!parts.TypedAttributes.IsEmpty) cursor = ref WriteTypedNumbers(ref window, ref cursor, ref context, ref parts, ref count);
        if (context.Blocks is not null) cursor = ref WriteAutomaticMetrics(ref window, ref cursor, ref context, ref parts, ref count);

        header.Write(ref window.At(headerOffset), count);
        return ref cursor;
    }

    private static int MaxMetricCount(scoped ref V04SpanParts parts)
    {
        int count = parts.CustomMetrics.Length + parts.TypedAttributes.Length + parts.MetricRun.Count + parts.Level.Metrics.Length;
        if (parts.HasMoreLevels) count += 4096;
        if (parts.Automatic != 0) count += MaxAutomaticMetrics;
        return count;
    }

    private static ref byte WriteLevelMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped in TagLevel level, scoped ref int count)
    {
        if (level.Metrics.IsEmpty) return ref cursor;
        ulong presence = level.Presence; // read once: another thread may clear bits
        if ((level.Table!.HasAutomatic && !context.IsVerbatim) || parts.CheckAllNames) presence = CheckedPresence(ref context, ref parts, level, presence);

        count += BitOperations.PopCount(presence);
        KeyTable table = level.Table.Metrics;
        ref double values = ref MemoryMarshal.GetReference(level.Metrics);
        for (; presence != 0; presence &= presence - 1)
        {
            int slot = BitOperations.TrailingZeroCount(presence);
            window.AssertRoom(ref cursor, (int)V04SpanParts.MetricSlotBound);
            ref byte keys = ref Unsafe.Add(ref table.First, (nint)slot * KeyTable.EntrySize);
            RawBytes.Copy32(ref keys, ref cursor);
            nint keySize = Unsafe.Add(ref keys, KeyTable.LengthOffset);
            if (keySize != 0) cursor = ref Unsafe.Add(ref cursor, keySize);
            else cursor = ref WriteLongKey(ref window, ref cursor, table, ref keys);
            RawBytes.WriteDouble(ref cursor, Unsafe.Add(ref values, slot));
            cursor = ref Unsafe.Add(ref cursor, 8);
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteCustomMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped ref int written)
    {
        int n = written;
        foreach (ref readonly CustomTag<double?> tag in parts.CustomMetrics)
        {
            if (tag.Value is not { } value) continue;
            if (IsSpecial(tag.Automatic, tag.Shadows, parts.CheckAllNames) && IsLeftOut(ref context, ref parts, tag.Automatic, tag.Key, tag.Shadows)) continue;
            n++;
            window.AssertRoom(ref cursor, (int)V04SpanParts.CustomMetricBound);
            string key = tag.Key;
            if (key.Length < ShortText.InlineLimit && ShortText.TryNarrow(key, ref Unsafe.Add(ref cursor, 1)))
            {
                cursor = (byte)(MessagePackCode.MinFixStr | key.Length);
                cursor = ref Unsafe.Add(ref cursor, 1 + key.Length);
            }
            else
            {
                cursor = ref LongText.Write(ref window, ref cursor, key);
            }

            cursor = ref MessagePackPrimitives.WriteDouble(ref cursor, value);
        }

        written = n;
        return ref cursor;
    }

    private static ref byte WriteAutomaticMetrics(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped ref int count)
    {
        byte[] run = parts.MetricRun.Bytes;
        window.AssertRoom(ref cursor, run.Length);
        cursor = ref RawBytes.Copy(ref cursor, run);
        count += parts.MetricRun.Count;
        if (parts.HasPriority) RawBytes.WriteDouble(ref Unsafe.Subtract(ref cursor, 8), context.Chunk.SamplingPriority.GetValueOrDefault());
        return ref parts.Automatic == 0 ? ref cursor : ref WriteSingleMetrics(ref window, ref cursor, ref context, parts.Automatic, ref count);
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
}
