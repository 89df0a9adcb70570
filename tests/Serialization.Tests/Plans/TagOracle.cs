using System.Globalization;

namespace SpanPack.Serialization.Tests.Plans;

/// <summary>Says what the tags of a span are after some operations, by slow dictionaries and the documented rules alone.</summary>
internal sealed class TagOracle
{
    private readonly Dictionary<string, string> _slotTexts = [];
    private readonly Dictionary<string, double> _slotNumbers = [];
    private readonly Dictionary<string, string> _customTexts = [];
    private readonly Dictionary<string, double> _customNumbers = [];
    private readonly Dictionary<string, double?> _attributes = []; // null for the Boolean that is true
    private TagClassFacts? _class;

    internal TagOracle(IEnumerable<TagOperation> operations)
    {
        foreach (TagOperation operation in operations) Apply(operation);
    }

    internal SortedDictionary<string, string> Strings()
    {
        var tags = new SortedDictionary<string, string>(StringComparer.Ordinal);
        foreach ((string name, string value) in _slotTexts) tags.Add(name, value);
        foreach ((string name, string value) in _class?.Constants ?? []) tags.Add(name, value);
        foreach ((string name, string value) in _customTexts)
        {
            if (!_slotNumbers.ContainsKey(name)) tags.Add(name, value); // a numeric slot that has been set since hides the text
        }

        foreach (string name in VisibleAttributes(static number => number is null)) tags.Add(name, "true");

        return tags;
    }

    internal SortedDictionary<string, double> Numbers()
    {
        var tags = new SortedDictionary<string, double>(_slotNumbers, StringComparer.Ordinal);
        foreach ((string name, double value) in _customNumbers) tags.Add(name, value);
        foreach (string name in VisibleAttributes(static number => number is not null)) tags.Add(name, _attributes[name]!.Value);
        return tags;
    }

    private void Apply(TagOperation operation)
    {
        switch (operation.Kind)
        {
            case TagOperationKind.SetTag when !IsConstant(operation.Name):
                SetTag(operation.Name, operation.Text);
                break;
            case TagOperationKind.SetMetric when !IsConstant(operation.Name):
                SetMetric(operation.Name, operation.Number);
                break;
            case TagOperationKind.SetProperty when Property(operation.Name) is { } property:
                if (property.IsMetric) Put(_slotNumbers, property.Name, property.NumberOf(operation.Number));
                else Put(_slotTexts, property.Name, property.TextOf(operation.Text, operation.Number));
                break;
            case TagOperationKind.SetAttribute when !IsConstant(operation.Name):
                SetTag(operation.Name, null);
                _attributes[operation.Name] = operation.Number is { } number ? (long)number : null;
                break;
            case TagOperationKind.AssignTags:
                Assign(operation.Class);
                break;
        }
    }

    private void SetTag(string name, string? text)
    {
        _attributes.Remove(name);
        _customTexts.Remove(name);
        _customNumbers.Remove(name);
        if (Property(name) is not { } property)
        {
            Put(_customTexts, name, text);
        }
        else if (!property.IsMetric)
        {
            Put(_slotTexts, name, text);
        }
        else
        {
            double? number = Parse(text);
            Put(_slotNumbers, name, number);
            if (number is null) Put(_customTexts, name, text);
        }
    }

    private void SetMetric(string name, double? number)
    {
        _attributes.Remove(name);
        _customTexts.Remove(name);
        _customNumbers.Remove(name);
        if (Property(name) is not { } property) Put(_customNumbers, name, number);
        else if (property.IsMetric) Put(_slotNumbers, name, number);
        else Put(_slotTexts, name, Format(number));
    }

    // The object that is assigned is new and empty; tags by name move into it, and its constants win over them.
    private void Assign(Type? type)
    {
        _class = type is null ? null : TagClassFacts.Of(type);
        _slotTexts.Clear();
        _slotNumbers.Clear();
        foreach ((string name, string text) in _customTexts.ToArray())
        {
            if (IsConstant(name)) _customTexts.Remove(name);
            else SetTag(name, text);
        }

        foreach ((string name, double number) in _customNumbers.ToArray())
        {
            if (IsConstant(name)) _customNumbers.Remove(name);
            else SetMetric(name, number);
        }
    }

    // What has been set since, through a slot, hides an attribute; a constant does so as long as its class is there.
    private IEnumerable<string> VisibleAttributes(Func<double?, bool> isKind)
        => _attributes.Where(entry => isKind(entry.Value) && !_slotTexts.ContainsKey(entry.Key) && !_slotNumbers.ContainsKey(entry.Key)
            && !IsConstant(entry.Key))
            .Select(static entry => entry.Key);

    private TagProperty? Property(string name) => _class?.Properties.GetValueOrDefault(name);

    private bool IsConstant(string name) => _class is not null && _class.Constants.ContainsKey(name);

    private static double? Parse(string? text)
        => double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out double number) ? number : null;

    private static string? Format(double? number) => number?.ToString("R", CultureInfo.InvariantCulture);

    private static void Put<T>(Dictionary<string, T> tags, string name, T? value)
        where T : class
    {
        if (value is null) tags.Remove(name);
        else tags[name] = value;
    }

    private static void Put(Dictionary<string, double> tags, string name, double? value)
    {
        if (value is null) tags.Remove(name);
        else tags[name] = value.Value;
    }
}
