namespace SpanPack;

/// <summary>A request is answered with an error.</summary>
internal sealed class PageException(int status, string code, string message, int? at = null) : Exception(message)
{
    internal int Status { get; } = status;

    internal ErrorDetail Detail { get; } = new() { Code = code, Message = message, At = at };

    /// <summary>Creates the exception for a parameter that is out of its range.</summary>
    internal static PageException Parameter(string name, string allowed) => new(400, "parameter", $"{name} must be {allowed}");

    /// <summary>Creates the exception for a missing resource.</summary>
    internal static PageException Gone(string what) => new(404, "gone", $"there is no such {what}, or not any more");
}
