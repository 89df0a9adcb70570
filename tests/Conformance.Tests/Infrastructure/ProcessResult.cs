namespace SpanPack.Conformance.Tests.Infrastructure;

/// <summary>What a program left.</summary>
internal sealed record ProcessResult(int ExitCode, string Output, string Error);
