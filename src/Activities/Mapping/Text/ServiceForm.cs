namespace SpanPack;

/// <summary>Normalizes names of services as the agent does.</summary>
internal static class ServiceForm
{
    private const int MaxBytes = 100;
    private const string Unnamed = "unnamed-service";

    internal static string Of(string name)
    {
        string form = TagForm.Of(Utf8Cut.Of(name, MaxBytes));
        return form.Length == 0 ? Unnamed : form;
    }
}
