using System.Globalization;

namespace SpanPack;

/// <summary>Status codes of HTTP and gRPC, whose keys and types have changed over time.</summary>
internal static class StatusCodes
{
    private const ulong HttpKeys = (1UL << (int)AttributeId.HttpStatusCode) | (1UL << (int)AttributeId.HttpResponseStatusCode);

    private const ulong GrpcKeys = (1UL << (int)AttributeId.RpcGrpcStatusCode) | (1UL << (int)AttributeId.GrpcCode) | (1UL << (int)AttributeId.RpcGrpcStatusCodeDotted)
        | (1UL << (int)AttributeId.GrpcStatusCode) | (1UL << (int)AttributeId.RpcResponseStatusCode);

    /// <summary>The status code of HTTP that becomes a number: the old key first, each as a number, then as text.</summary>
    /// <returns>0 or more; negative for none.</returns>
    internal static long FindHttp(in SpanFacts span)
    {
        if ((span.Present & HttpKeys) == 0) return -1;
        long code = ReadHttp(span, AttributeId.HttpStatusCode);
        return code >= 0 ? code : ReadHttp(span, AttributeId.HttpResponseStatusCode);
    }

    /// <summary>The text of the status code of gRPC; null for none.</summary>
    internal static string? FindGrpc(in SpanFacts span)
    {
        if ((span.Present & GrpcKeys) == 0) return null;
        string? code = ReadGrpc(span, AttributeId.RpcGrpcStatusCode) ?? ReadGrpc(span, AttributeId.GrpcCode)
            ?? ReadGrpc(span, AttributeId.RpcGrpcStatusCodeDotted) ?? ReadGrpc(span, AttributeId.GrpcStatusCode);
        if (code is not null || ReadGrpc(span, AttributeId.RpcResponseStatusCode) is not { } response) return code;
        return (span.Find(AttributeId.RpcSystemName) ?? span.Find(AttributeId.RpcSystem)) == "grpc" ? response : null;
    }

    /// <summary>The message of an error of which only a status code is known.</summary>
    internal static string Describe(string code)
    {
        string? phrase = int.TryParse(code, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out int number) ? ReasonPhrases.Find(number) : null;
        return phrase is null ? code : $"{code} {phrase}";
    }

    private static long ReadHttp(in SpanFacts span, AttributeId id)
    {
        if (span.Source.Attributes.Has(id) && ParseHttp(span.Source.Attributes.Get(id)) is >= 0 and var own) return own;
        return span.Resource.Get(id) is { } value ? ParseHttp(value) : -1;
    }

    private static long ParseHttp(in TagValue value)
    {
        if (value.Kind == TagValueKind.Int) return value.AsInt64();
        if (value.Kind != TagValueKind.String || value.AsString() is not { } text) return -1;
        if (long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out long number)) return number;
        const NumberStyles Decimal = NumberStyles.AllowLeadingSign | NumberStyles.AllowDecimalPoint | NumberStyles.AllowExponent;
        bool isWhole = double.TryParse(text, Decimal, CultureInfo.InvariantCulture, out double real) && Math.Floor(real) == real && Math.Abs(real) < int.MaxValue;
        return isWhole ? (long)real : -1;
    }

    private static string? ReadGrpc(in SpanFacts span, AttributeId id)
    {
        if (span.Source.Attributes.Has(id) && TextOf(span.Source.Attributes.Get(id)) is { } own) return own;
        return span.Resource.Get(id) is { } value ? TextOf(value) : null;
    }

    private static string? TextOf(in TagValue value)
    {
        if (value.Kind == TagValueKind.Int) return GoScalars.OfInteger(value.AsInt64());
        return value.Kind == TagValueKind.String && value.AsString() is { Length: > 0 } text ? text : null;
    }
}
