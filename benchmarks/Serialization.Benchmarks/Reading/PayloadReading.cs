using SpanPack.Benchmarks.Workloads;

namespace SpanPack.Benchmarks.Reading;

/// <summary>A payload read into spans.</summary>
internal sealed class PayloadReading(byte[] payload, TraceFormat format, int spanCount) : Workload(spanCount)
{
    private TracePayload? _read;

    internal override int Run()
    {
        _read = TracePayloadReader.Read(payload, format);
        return _read.BytesRead;
    }

    // What the reader reads is compared with what was written wherever writing is measured; here it is enough that it reads all of it.
    internal override void Verify()
    {
        if (Run() != payload.Length || _read!.SpanCount != SpanCount)
            throw new WrongOutputException($"{format.GetName()}: {_read!.SpanCount} of {SpanCount} spans were read.");
    }
}
