using System.Diagnostics;
using System.Runtime.CompilerServices;
using OpenTelemetry;
using OpenTelemetry.Resources;

namespace SpanPack.Benchmarks.Peers;

/// <summary>
/// The serializer of the OTLP exporter, version 1.20.1. It is internal there: another version of the package may have another one.
/// </summary>
internal static class OtlpSerializer
{
    private const string Assembly = ", OpenTelemetry.Exporter.OpenTelemetryProtocol";
    private const string Serializer = "OpenTelemetry.Exporter.OpenTelemetryProtocol.Implementation.Serializer.ProtobufOtlpTraceSerializer"
        + Assembly;
    private const string Limits = "OpenTelemetry.Exporter.OpenTelemetryProtocol.Implementation.SdkLimitOptions" + Assembly;

    // The exporter's own default.
    private const int MaxBufferSize = 256 * 1024 * 1024;

    // The limits of the environment variables OTEL_*, 128 attributes a span where none is set.
    private static readonly object s_limits = CreateLimits();

    /// <summary>Writes a batch at the start of a buffer, which is replaced when it is too small.</summary>
    /// <returns>Bytes written.</returns>
    internal static int Write(ref byte[] buffer, Resource resource, in Batch<Activity> batch)
        => WriteTraceData(null, ref buffer, 0, s_limits, resource, batch, MaxBufferSize);

    [UnsafeAccessor(UnsafeAccessorKind.StaticMethod)]
    private static extern int WriteTraceData([UnsafeAccessorType(Serializer)] object? type, ref byte[] buffer, int writePosition,
        [UnsafeAccessorType(Limits)] object sdkLimitOptions, Resource? resource, in Batch<Activity> batch, int maxBufferSize);

    [UnsafeAccessor(UnsafeAccessorKind.Constructor)]
    [return: UnsafeAccessorType(Limits)]
    private static extern object CreateLimits();
}
