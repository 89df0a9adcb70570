using System.Globalization;

namespace SpanPack;

/// <summary>Status codes of HTTP and gRPC, whose keys and types have changed over time.</summary>
internal static class StatusAttributes
{
    private const ulong HttpKeys = (1UL << (int)AttributeId.HttpStatusCode) | (1UL << (int)AttributeId.HttpResponseStatusCode);

    private const ulong GrpcKeys = (1UL << (int)AttributeId.RpcGrpcStatusCode) | (1UL << (int)AttributeId.GrpcCode)
        | (1UL << (int)AttributeId.RpcGrpcStatusCodeDotted)
        | (1UL << (int)AttributeId.GrpcStatusCode) | (1UL << (int)AttributeId.RpcResponseStatusCode);

    /// <summary>Returns the numeric HTTP status code: the old key first, each as an integer, then as text.</summary>
    /// <returns>0 or more; negative for none. The first integer decides, or else the first numeric text, even if negative.</returns>
    internal static long FindHttp(in SpanFacts span)
    {
        if ((span.Present & HttpKeys) == 0) return -1;
        return ReadHttp(span, AttributeId.HttpStatusCode) ?? ReadHttp(span, AttributeId.HttpResponseStatusCode) ?? -1;
    }

    /// <summary>Returns the text of the status code of gRPC; null for none.</summary>
    internal static string? FindGrpc(in SpanFacts span)
    {
        if ((span.Present & GrpcKeys) == 0) return null;
        string? code = ReadGrpc(span, AttributeId.RpcGrpcStatusCode) ?? ReadGrpc(span, AttributeId.GrpcCode)
            ?? ReadGrpc(span, AttributeId.RpcGrpcStatusCodeDotted) ?? ReadGrpc(span, AttributeId.GrpcStatusCode);
        if (code is not null || ReadGrpc(span, AttributeId.RpcResponseStatusCode) is not { } response) return code;
        return (span.Find(AttributeId.RpcSystemName) ?? span.Find(AttributeId.RpcSystem)) == "grpc" ? response : null;
    }

    /// <summary>Returns the message of an error with a status code only.</summary>
    internal static string Describe(string code)
    {
        string? phrase = int.TryParse(code, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int number)
            ? ReasonPhrases.Find(number)
            : null;
        return phrase is null ? code : $"{code} {phrase}";
    }

    private static long? ReadHttp(in SpanFacts span, AttributeId id)
        => span.FindInteger(id) ?? (span.Find(id) is { } text ? ParseHttp(text) : null);

    private static long? ParseHttp(string text)
    {
        if (long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long number)) return number;
        const NumberStyles Decimal = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent;
        bool isWhole = double.TryParse(text, Decimal, CultureInfo.InvariantCulture, out double real) && Math.Floor(real) == real
            && Math.Abs(real) < long.MaxValue;
        return isWhole ? (long)real : null;
    }

    private static string? ReadGrpc(in SpanFacts span, AttributeId id)
        => span.Find(id) ?? (span.FindInteger(id) is { } number ? GoScalars.OfInteger(number) : null);
}
