using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Builds v0.7 payloads: the fields of the payload, the last of which is an array of chunks.</summary>
internal sealed class V07PayloadEncoder : ChunkArrayEncoder
{
    private readonly PayloadHeader _header;
    private readonly ProcessTags? _process;
    private readonly bool _nativeEvents;

    internal V07PayloadEncoder(TracePayloadHeader header, ProcessTags? process, bool nativeEvents)
    {
        _header = new PayloadHeader(header, process);
        _process = process;
        _nativeEvents = nativeEvents || process is null; // the JSON form is a tag of the tracer
        Reset();
    }

    public override TraceFormat Format => TraceFormat.V07;

    protected override ReadOnlySpan<byte> Prefix => _header.Bytes;

    public override void Append(in TraceChunk chunk, bool isFirstOfPayload)
    {
        // What goes into a payload once is a field of the payload here, so no chunk is the first for it.
        ChunkContext.Create(ref Unsafe.AsRef(in chunk), _process, _nativeEvents, isFirstOfPayload: false, out ChunkContext context);
        var window = new OutputWindow(Buffer);
        ref byte cursor = ref V07ChunkWriter.Write(ref window, ref window.At(ByteCount), ref context);
        EndChunk(window.Offset(ref cursor));
        context.Dispose();
    }
}
